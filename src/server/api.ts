import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { NumberStatus, Published } from '../certificates/check';
import { parseNumber } from '../certificates/number';
import { maximumPredecessors } from '../enrolment/core/form';
import {
  type ReplyChannels,
  type RequestStatus,
  requestStates,
} from '../enrolment/core/request-reply';
import { languageTags, parseSiteLanguage } from '../site/languages';
import { readyReplies } from '../site/words-by-language';
import type { CertificateAuthority } from './certificates/authority';
import type { Config } from './config';
import { HttpError } from './errors';
import { readSubscription } from './office/push';
import { readEnrolmentRequest } from './read-request';
import type { EnrolmentStore } from './store/enrolment-store';

const url = '/api/notifications';
/** A school's devices may share an address and ask often. */
const followUpsPerRequest = 10;

interface ApiDependencies {
  readonly config: Pick<Config, 'allowedOrigins' | 'requestsPerMinute' | 'office'>;
  readonly store: Pick<
    EnrolmentStore,
    'accept' | 'office' | 'pushSubscriptions' | 'transfers' | 'certificates'
  >;
  readonly authority: CertificateAuthority;
}

/**
 * Enrolment (specification, section 7), status, withdrawal, copying to another device, and the checks
 * of certificates.
 */
export async function notificationsRoute(
  app: FastifyInstance,
  { config, store, authority }: ApiDependencies,
): Promise<void> {
  const rejectConcurrent = createInFlightGuard();
  const rejectOtherSites = rejectCrossSite(config.allowedOrigins);
  const limitRequests = app.rateLimit({ max: config.requestsPerMinute });
  // Accept only JSON.
  app.removeContentTypeParser('text/plain');

  await app.register(cors, {
    origin: [...config.allowedOrigins],
    methods: 'GET, POST, PUT, DELETE',
    allowedHeaders: 'Content-Type, Content-Language, Idempotency-Key, Replaces',
    exposedHeaders: 'Retry-After',
    maxAge: 7200,
  });

  app.post(
    url,
    // Check the limit first, so that requests from other sites count as well.
    { onRequest: [limitRequests, rejectOtherSites] },
    async (request, reply) => {
      const key = readIdempotencyKey(request);
      const replaces = readReplaces(request, key);
      const enrolment = readEnrolmentRequest(request.body);
      const pageLanguage = parseSiteLanguage(request.headers['content-language']) ?? null;
      const outcome = await rejectConcurrent(key, () =>
        store.accept({ request: enrolment, key, replaces, pageLanguage }),
      );
      if (outcome.kind === 'key-conflict') {
        throw new HttpError(422, 'This Idempotency-Key was used for a different request.');
      }
      return reply.code(201).send(outcome.receipt);
    },
  );

  // Clients send their request's key in a header, because proxies may log URLs.
  const limitFollowUps = app.rateLimit({
    max: followUpsPerRequest * config.requestsPerMinute,
  });
  const onRequest = [limitFollowUps, rejectOtherSites];
  app.get(`${url}/state`, { onRequest }, async (request): Promise<RequestStatus> =>
    withTranslations(orNotFound(await store.office.findStatus(ownKey(request)))),
  );
  app.post(`${url}/withdrawal`, { onRequest }, async (request) => {
    const outcome = orNotFound(await store.office.withdraw(ownKey(request)));
    if (outcome === 'replaced')
      throw new HttpError(410, 'A changed request has replaced this one.');
    return outcome;
  });

  const { applicant, push } = config.office;
  const { pushSubscriptions } = store;
  app.get(`${url}/reply-channels`, { onRequest }, async (): Promise<ReplyChannels> => ({
    mail: applicant !== null,
    pushKey: push?.publicKey ?? null,
  }));
  app.put(`${url}/subscription`, { onRequest }, async (request, reply) => {
    const subscription = push && readSubscription(request.body, push);
    if (!subscription) throw new HttpError(400, 'This subscription can’t be used.');
    const outcome = orNotFound(await pushSubscriptions.add(ownKey(request), subscription));
    if (outcome === 'full') throw new HttpError(409, 'Too many devices have subscribed.');
    return reply.code(204).send();
  });
  app.delete(`${url}/subscription`, { onRequest }, async (request, reply) => {
    const { endpoint } = (request.body ?? {}) as { readonly endpoint?: unknown };
    if (typeof endpoint !== 'string') throw new HttpError(400, 'The endpoint is missing.');
    await pushSubscriptions.remove(ownKey(request), endpoint);
    return reply.code(204).send();
  });

  // Links that copy receipts to another device.
  app.post('/api/transfers', { onRequest }, async (_request, reply) =>
    reply.code(201).send(await store.transfers.create()),
  );
  // The id is in the body, because proxies may log URLs.
  app.post('/api/transfers/claim', { onRequest }, async ({ body }) => {
    const { data } = claimSchema.safeParse(body);
    if (!data) throw new HttpError(400, 'The body must be JSON with the id of a transfer.');
    const claimed = await store.transfers.claim(data.id);
    // The same answer in all cases, so that nobody learns which ids have existed.
    if (!claimed) throw new HttpError(410, 'This transfer has been used or has expired.');
    return claimed;
  });

  // For anybody who checks a certificate.
  app.get('/api/certificates', { onRequest }, async (_request, reply): Promise<Published> => {
    reply.header('cache-control', 'no-cache');
    return authority.published();
  });
  app.get<{ Params: { number: string } }>(
    '/api/certificates/:number',
    { onRequest },
    async ({ params }): Promise<NumberStatus> => {
      const number = parseNumber(params.number);
      const found = number && (await store.certificates.statusOf(number));
      if (!found) throw new HttpError(404, 'No certificate has this number.');
      return found;
    },
  );
}

const claimSchema = z.strictObject({ id: z.string().max(64) });

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).toLowerCase();
  if (!uuidPattern.test(key)) throw new HttpError(400, 'The Idempotency-Key must be a UUID.');
  return key;
}

function ownKey(request: FastifyRequest): string {
  const key = readIdempotencyKey(request);
  if (key === null) throw new HttpError(400, 'The Idempotency-Key is missing.');
  return key;
}

function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new HttpError(404, 'No request has this key.');
  return found;
}

/** A client that doesn't know which of its earlier requests arrived lists all of them. */
function readReplaces({ headers }: FastifyRequest, key: string | null): string[] {
  if (headers.replaces === undefined) return [];
  if (key === null) throw new HttpError(400, 'Replaces requires an Idempotency-Key.');
  const keys = String(headers.replaces).toLowerCase().split(',');
  const replaces = [...new Set(keys.map((item) => item.trim()))];
  if (replaces.length > maximumPredecessors || !replaces.every((item) => uuidPattern.test(item))) {
    throw new HttpError(400, `Replaces must list 1 to ${maximumPredecessors} UUIDs.`);
  }
  if (replaces.includes(key)) throw new HttpError(422, "A request can't replace itself.");
  return replaces;
}

function createInFlightGuard() {
  const keysInProgress = new Set<string>();
  return async <Result>(key: string | null, work: () => Promise<Result>): Promise<Result> => {
    if (key === null) return work();
    if (keysInProgress.has(key)) {
      throw new HttpError(409, 'A request with this Idempotency-Key is still in progress.');
    }
    keysInProgress.add(key);
    try {
      return await work();
    } finally {
      keysInProgress.delete(key);
    }
  };
}

/** Clients other than browsers send none of the checked headers, so they are accepted. */
function rejectCrossSite(allowedOrigins: readonly string[]) {
  return async ({ headers, host }: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site = 'none' } = headers;
    if (origin !== undefined && allowedOrigins.includes(origin)) return;
    // Reject 'same-site', because other subdomains count as other sites.
    const isOwnSite = site === 'same-origin' || site === 'none';
    if (isOwnSite && (origin === undefined || isSameOrigin(origin, host))) return;
    throw new HttpError(403, 'Requests from pages of other sites are not accepted.');
  };
}

/** Ignores the default port, because browsers omit it and a proxy may add it to the host. */
function isSameOrigin(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === page.host;
}

const translations = new Map(
  requestStates
    .flatMap((state) =>
      readyReplies.en[state].map((_, i) =>
        Object.fromEntries(languageTags.map((each) => [each, readyReplies[each][state][i] ?? ''])),
      ),
    )
    .flatMap((sentences) => Object.values(sentences).map((sentence) => [sentence, sentences])),
);

/** Adds the translations of a ready-made sentence, so that pages can show it in their language. */
function withTranslations(status: RequestStatus): RequestStatus {
  const known = translations.get(status.sentence);
  return known ? { ...status, translations: known } : status;
}
