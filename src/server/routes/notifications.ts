import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { answerAllowedSites, refuseOtherSites } from '../http/cross-site';
import { HttpError } from '../http/http-error';
import { takeJsonAlone } from '../http/json-body';
import { refuseOtherMethods } from '../http/refusals';
import { readEnrolmentRequest } from '../http/request-body';
import type { EnrolmentStore } from '../store/enrolment-store';

const url = '/api/notifications';
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface Parts {
  readonly config: Config;
  readonly store: EnrolmentStore;
  readonly onEnrolment: () => void;
}

/** `POST /api/notifications`: takes an enrolment request (specification, section 7). */
export async function notificationsRoute(
  app: FastifyInstance,
  { config, store, onEnrolment }: Parts,
): Promise<void> {
  const alone = refuseSecond();

  const refuseSites = refuseOtherSites(config.allowedOrigins);
  const refuseTooMany = app.rateLimit({ max: config.requestsPerMinute });

  app.addHook('onRequest', answerAllowedSites(config.allowedOrigins));
  takeJsonAlone(app);

  app.post(
    url,
    // What is refused counts as well; pages of allowed sites get to read when to come again.
    { onRequest: [refuseTooMany, refuseSites] },
    async (request, reply) => {
      const key = readIdempotencyKey(request);
      const enrolment = readEnrolmentRequest(request.body);
      const accept = () => store.accept(enrolment, key);
      const acceptance = await (key === undefined ? accept() : alone(key, accept));
      if (acceptance.kind === 'key-conflict') {
        throw new HttpError(422, 'This Idempotency-Key was used for a different request.');
      }
      if (acceptance.kind === 'created') onEnrolment();
      return reply.code(201).send(acceptance.receipt);
    },
  );

  app.options(url, { onRequest: refuseSites }, async (_request, reply) =>
    reply
      .code(204)
      .header('allow', 'POST, OPTIONS')
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'Content-Type, Idempotency-Key')
      .header('access-control-max-age', '7200')
      .send(),
  );
  refuseOtherMethods(app, url, ['POST', 'OPTIONS']);
}

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header).toLowerCase();
  if (!uuidPattern.test(key)) throw new HttpError(400, 'The Idempotency-Key has to be a UUID.');
  return key;
}

/**
 * Lets one request per key through at a time: while it waits for the database, a second one under
 * its key gets 409.
 */
function refuseSecond() {
  const keysInProgress = new Set<string>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
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
