import type { FastifyInstance } from 'fastify';
import { type Database, StoreUnavailableError } from './store/database';

const pingEveryMs = 1000;

/** `/api/health` checks only the process, because a restart would not solve other problems. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  let ping: Promise<boolean> | undefined;

  app.get('/api/health', async () => ({ status: 'ok' }));

  app.get('/api/ready', async (_request, reply) => {
    if (!stopping) {
      // All checks share one ping, whose result is valid for a second.
      ping ??= isAvailable(database).finally(() =>
        setTimeout(() => {
          ping = undefined;
        }, pingEveryMs).unref(),
      );
      if (await ping) return { status: 'ready' };
    }
    const status = stopping ? 'stopping' : 'database unavailable';
    return reply.code(503).header('retry-after', '5').send({ status });
  });
}

const isAvailable = (database: Database): Promise<boolean> =>
  database.ping().then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreUnavailableError) return false;
      throw error;
    },
  );
