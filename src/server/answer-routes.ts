import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { RequestAnswer } from '../enrolment/core/request-answer';
import { HttpError } from './errors';
import { readIdempotencyKey } from './request-guards';
import type { EnrolmentStore } from './store/enrolment-store';

interface Parts {
  readonly answers: Pick<EnrolmentStore['answers'], 'stateOf' | 'withdraw'>;
  readonly refuseSites: onRequestAsyncHookHandler;
  /** Per minute, from one address: a school's devices have one. */
  readonly questionsPerMinute: number;
}

/** How a request stands, and its withdrawal: for the device that holds its key, which is never in an address. */
export function answerRoutes(
  app: FastifyInstance,
  { answers, refuseSites, questionsPerMinute }: Parts,
): void {
  const onRequest = [app.rateLimit({ max: questionsPerMinute }), refuseSites];

  app.get('/api/notifications/state', { onRequest }, async (request): Promise<RequestAnswer> =>
    known(await answers.stateOf(keyOf(request))),
  );

  app.post('/api/notifications/withdrawal', { onRequest }, async (request) => ({
    withdrawnAt: known(await answers.withdraw(keyOf(request))),
  }));
}

function keyOf(request: FastifyRequest): string {
  const key = readIdempotencyKey(request);
  if (key === null) throw new HttpError(400, 'The Idempotency-Key is missing.');
  return key;
}

/** One answer for keys that were never here and those that are deleted. */
function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new HttpError(404, 'There is no request of this key.');
  return found;
}
