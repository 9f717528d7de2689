import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maximumPredecessors } from '../enrolment/core/form';
import { type EnrolmentRequest, enrolmentRequestSchema } from '../enrolment/core/request';
import type { RequestAnswer } from '../enrolment/core/request-answer';
import type { Config } from './config';
import { type FieldProblem, HttpError } from './errors';
import type { EnrolmentStore } from './store/enrolment-store';

const url = '/api/notifications';
/** How many more questions than requests one address may have: a school's devices ask again and again. */
const questionsPerRequest = 10;

interface Parts {
  readonly config: Pick<Config, 'allowedOrigins' | 'requestsPerMinute'>;
  readonly store: Pick<EnrolmentStore, 'accept' | 'answers'>;
}

/** `POST /api/notifications`: takes an enrolment request (specification, section 7), and what follows it. */
export async function notificationsRoute(
  app: FastifyInstance,
  { config, store }: Parts,
): Promise<void> {
  const oneAtATime = refuseSecond();
  const refuseSites = refuseOtherSites(config.allowedOrigins);
  const refuseTooMany = app.rateLimit({ max: config.requestsPerMinute });
  // JSON alone is left.
  app.removeContentTypeParser('text/plain');

  await app.register(cors, {
    origin: [...config.allowedOrigins],
    methods: 'GET, POST',
    allowedHeaders: 'Content-Type, Idempotency-Key, Replaces',
    exposedHeaders: 'Retry-After',
    maxAge: 7200,
  });

  app.post(
    url,
    // Refused requests count too; pages of allowed sites can read when to come again.
    { onRequest: [refuseTooMany, refuseSites] },
    async (request, reply) => {
      const key = readIdempotencyKey(request);
      const replaces = readReplaces(request, key);
      const enrolment = readEnrolmentRequest(request.body);
      const acceptance = await oneAtATime(key, () =>
        store.accept({ request: enrolment, key, replaces }),
      );
      if (acceptance.kind === 'key-conflict') {
        throw new HttpError(422, 'This Idempotency-Key was used for a different request.');
      }
      return reply.code(201).send(acceptance.receipt);
    },
  );

  // For the device that holds a request's key, which is never in an address.
  const refuseManyQuestions = app.rateLimit({
    max: questionsPerRequest * config.requestsPerMinute,
  });
  const onRequest = [refuseManyQuestions, refuseSites];
  app.get(`${url}/state`, { onRequest }, async (request): Promise<RequestAnswer> =>
    known(await store.answers.stateOf(ownKey(request))),
  );
  app.post(`${url}/withdrawal`, { onRequest }, async (request) => ({
    withdrawnAt: known(await store.answers.withdraw(ownKey(request))),
  }));
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The key that a request came under, in lower case; null for a client that sends none. */
function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).toLowerCase();
  if (!uuidPattern.test(key)) throw new HttpError(400, 'The Idempotency-Key has to be a UUID.');
  return key;
}

function ownKey(request: FastifyRequest): string {
  const key = readIdempotencyKey(request);
  if (key === null) throw new HttpError(400, 'The Idempotency-Key is missing.');
  return key;
}

/** One answer for keys that were never here and those that are deleted. */
function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new HttpError(404, 'There is no request of this key.');
  return found;
}

/**
 * Reads `Replaces`: the keys of the predecessors, separated by commas. A sender who can't tell which
 * of several has arrived names them all.
 */
function readReplaces({ headers }: FastifyRequest, key: string | null): string[] {
  if (headers.replaces === undefined) return [];
  if (key === null) throw new HttpError(400, 'Replaces goes with an Idempotency-Key alone.');
  const keys = String(headers.replaces).toLowerCase().split(',');
  const replaces = [...new Set(keys.map((item) => item.trim()))];
  if (replaces.length > maximumPredecessors || !replaces.every((item) => uuidPattern.test(item))) {
    throw new HttpError(400, `Replaces has to hold 1 to ${maximumPredecessors} UUIDs.`);
  }
  if (replaces.includes(key)) throw new HttpError(422, "A request can't replace itself.");
  return replaces;
}

/**
 * Lets one request per key through at a time: while it waits for the database, a second one under
 * its key gets 409.
 */
function refuseSecond() {
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

/**
 * Refuses what a browser sends from another site's page, unless that site is allowed. Programs
 * that are no browsers send none of the headers.
 */
function refuseOtherSites(allowedOrigins: readonly string[]) {
  return async ({ headers, host }: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site = 'none' } = headers;
    if (origin !== undefined && allowedOrigins.includes(origin)) return;
    // A subdomain is another site here: 'same-site' is not enough.
    const isOwnSite = site === 'same-origin' || site === 'none';
    if (isOwnSite && (origin === undefined || isOriginOf(origin, host))) return;
    throw new HttpError(403, 'Requests from pages of other sites are not taken.');
  };
}

/** Whether pages of an origin come from a host; a proxy may name the port that a browser omits. */
function isOriginOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === page.host;
}

type Issues = NonNullable<ReturnType<typeof enrolmentRequestSchema.safeParse>['error']>['issues'];

/** For rules to which the schema gives no problem of their own. */
const problems: Readonly<Record<string, string>> = {
  invalid_type: 'wrong-type',
  invalid_value: 'not-an-option',
  too_small: 'too-small',
  too_big: 'too-big',
};

/**
 * Checks the body of an enrolment request (specification, section 7).
 *
 * @param body parsed JSON; undefined when none came
 * @throws {HttpError} 415 without a body, 400 with the list of fields that are wrong
 */
function readEnrolmentRequest(body: unknown): EnrolmentRequest {
  if (body === undefined) throw new HttpError(415, 'The body has to be JSON.');
  const { data, error } = enrolmentRequestSchema.safeParse(body, {
    error: ({ code, input }) => (input === undefined ? 'required' : problems[code]),
  });
  if (data) return data;
  const fields = [...fieldProblems(error.issues)];
  throw new HttpError(400, 'The request has missing, unknown or wrong fields.', { fields });
}

function* fieldProblems(issues: Issues): Iterable<FieldProblem> {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const field of issue.keys) yield { field, problem: 'unknown' };
    } else if (issue.path.length > 0) {
      yield { field: issue.path.join('.'), problem: issue.message };
    }
  }
}
