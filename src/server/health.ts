import type { FastifyInstance } from 'fastify';
import { type Database, StoreUnavailableError } from './store/database';

/** Value of Retry-After, in seconds. */
const retryAfter = '5';
/** Minimum interval between database pings. */
const pingEveryMs = 1000;

/**
 * Adds two health checks. `GET /api/health` succeeds while the process responds. It checks nothing
 * else, because a restart would not solve other problems. `GET /api/ready` succeeds while requests
 * can be stored. While the second check fails, a proxy should use another server.
 */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  let shared: Promise<boolean> | undefined;

  /** Shares one ping among all checks, and keeps its result for a second. */
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
