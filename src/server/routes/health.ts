import type { FastifyInstance, FastifyReply } from 'fastify';
import { databaseState } from '../operation/readiness';
import { refuseOtherMethods } from '../http/refusals';
import type { EnrolmentStore } from '../store/enrolment-store';

/** When to ask again, in seconds. */
const retryAfter = 5;

/**
 * `GET /api/health`: the process answers; to restart it for anything else would not help.
 * `GET /api/ready`: it could store a request now; a proxy sends visitors elsewhere if not.
 */
export function healthRoutes(app: FastifyInstance, store: Pick<EnrolmentStore, 'ping'>): void {
  const askDatabase = databaseState({
    ping: () => store.ping(),
    onChange: (state) => {
      if (state.kind === 'available') app.log.info('database available again');
      else app.log.error({ err: state.error }, 'database unavailable');
    },
  });
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  app.get('/api/health', async () => ({ status: 'ok' }));

  app.get('/api/ready', async (_request, reply) => {
    if (stopping) return notReady(reply, 'stopping');
    const { kind } = await askDatabase();
    return kind === 'available' ? { status: 'ready' } : notReady(reply, 'database unavailable');
  });

  for (const url of ['/api/health', '/api/ready']) refuseOtherMethods(app, url, ['GET', 'HEAD']);
}

function notReady(reply: FastifyReply, status: string): FastifyReply {
  return reply.code(503).header('retry-after', String(retryAfter)).send({ status });
}
