import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods } from '../refusals';
import { type EnrolmentStore, StoreUnavailableError } from '../store/enrolment-store';

/** `GET /api/health`: whether the database could take a request now. */
export function healthRoute(app: FastifyInstance, store: EnrolmentStore): void {
  app.get('/api/health', async (request, reply) => {
    try {
      await store.ping();
      return { status: 'ok' };
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      request.log.error({ err: error }, 'database unavailable');
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
  refuseOtherMethods(app, '/api/health', ['GET', 'HEAD']);
}
