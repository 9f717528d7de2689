import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseOtherMethods } from './errors';
import { type EnrolmentStore, StoreUnavailableError } from './store/enrolment-store';

/** When to ask again, in seconds. */
const retryAfter = '5';
/** However often it is asked, the database is asked about once in this time. */
const pingEveryMs = 1000;

/**
 * `GET /api/health`: the process answers; to restart it for anything else would not help.
 * `GET /api/ready`: it could store a request now; a proxy sends visitors elsewhere if not.
 */
export function healthRoutes(app: FastifyInstance, store: Pick<EnrolmentStore, 'ping'>): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  let wasAvailable = true;
  let shared: Promise<boolean> | undefined;

  /** Shares one question to the database among all who ask until a moment after its answer. */
  function isAvailable(): Promise<boolean> {
    shared ??= askDatabase().finally(() => {
      setTimeout(() => {
        shared = undefined;
      }, pingEveryMs).unref();
    });
    return shared;
  }

  async function askDatabase(): Promise<boolean> {
    try {
      await store.ping();
      return note(true);
    } catch (error) {
      if (error instanceof StoreUnavailableError) return note(false, error);
      throw error;
    }
  }

  function note(available: boolean, err?: Error): boolean {
    if (available && !wasAvailable) app.log.info('database available again');
    if (!available && wasAvailable) app.log.error({ err }, 'database unavailable');
    wasAvailable = available;
    return available;
  }

  app.get('/api/health', async () => ({ status: 'ok' }));

  app.get('/api/ready', async (_request, reply) => {
    if (stopping) return notReady(reply, 'stopping');
    return (await isAvailable()) ? { status: 'ready' } : notReady(reply, 'database unavailable');
  });

  for (const url of ['/api/health', '/api/ready']) refuseOtherMethods(app, url, ['GET', 'HEAD']);
}

function notReady(reply: FastifyReply, status: string): FastifyReply {
  return reply.code(503).header('retry-after', retryAfter).send({ status });
}
