import type { FastifyInstance } from 'fastify';
import { type Database, StoreUnavailableError } from './store/database';

/** When to ask again, in seconds. */
const retryAfter = '5';
/** However often it is asked, the database is asked about once in this time. */
const pingEveryMs = 1000;

/**
 * `GET /api/health`: the process answers; to restart it for anything else would not help.
 * `GET /api/ready`: it could store a request now; a proxy sends visitors elsewhere if not.
 */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  let shared: Promise<boolean> | undefined;

  /** Shares one question to the database among all who ask until a moment after its answer. */
  function isAvailable(): Promise<boolean> {
    shared ??= answersPing(database).finally(() => {
      setTimeout(() => {
        shared = undefined;
      }, pingEveryMs).unref();
    });
    return shared;
  }

  app.get('/api/health', async () => ({ status: 'ok' }));

  app.get('/api/ready', async (_request, reply) => {
    if (!stopping && (await isAvailable())) return { status: 'ready' };
    const status = stopping ? 'stopping' : 'database unavailable';
    return reply.code(503).header('retry-after', retryAfter).send({ status });
  });
}

async function answersPing(database: Database): Promise<boolean> {
  try {
    await database.ping();
    return true;
  } catch (error) {
    if (error instanceof StoreUnavailableError) return false;
    throw error;
  }
}
