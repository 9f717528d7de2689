import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type EnrolmentRequest, enrolmentRequestSchema } from '../enrolment/core/request';
import type { Config } from './config';
import { answerRoutes } from './answer-routes';
import { type FieldProblem, HttpError } from './errors';
import { isUuid, readIdempotencyKey } from './request-guards';
import type { EnrolmentStore } from './store/enrolment-store';

const url = '/api/notifications';
/** How many predecessors a request may have: far more than a form is changed while none arrives. */
const maximumPredecessors = 50;
/** How many more questions one address may have than requests: devices ask again and again. */
const questionsPerRequest = 10;

interface Parts {
  readonly config: Pick<Config, 'allowedOrigins' | 'requestsPerMinute'>;
  readonly store: Pick<EnrolmentStore, 'accept' | 'answers'>;
  readonly onEnrolment: () => void;
}

/** `POST /api/notifications`: takes an enrolment request (specification, section 7), and what follows it. */
export async function notificationsRoute(
  app: FastifyInstance,
  { config, store, onEnrolment }: Parts,
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
      if (acceptance.kind === 'created') onEnrolment();
      return reply.code(201).send(acceptance.receipt);
    },
  );
  const questionsPerMinute = questionsPerRequest * config.requestsPerMinute;
  answerRoutes(app, { answers: store.answers, refuseSites, questionsPerMinute });
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
  if (replaces.length > maximumPredecessors || !replaces.every(isUuid)) {
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
