import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/server/app';
import { readConfig } from '../../../src/server/config';
import type { ConnectionLimits } from '../../../src/server/connections';
import { openStore } from '../../../src/server/store/open-store';

interface Options {
  /** Settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
  readonly limits?: ConnectionLimits;
  /** Adds to the server before it listens. */
  readonly prepare?: (app: FastifyInstance) => void;
}

export interface RunningApp {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly databaseFile: string;
  stop(): Promise<void>;
}

/**
 * Starts the server within the test's own process, on a free port, with a database of its own and
 * without a built site: for what does not depend on the process.
 */
export async function startApp({ env, limits, prepare }: Options = {}): Promise<RunningApp> {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-'));
  const settings = { DATABASE_URL: 'file:enrolments.db', RATE_LIMIT: '100000', ...env };
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings }, folder);
  const store = await openStore(config.database, []);
  await store.create();
  const app = await buildApp({ config, store, siteFolder: folder, ...(limits && { limits }) });
  prepare?.(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    app,
    databaseFile: join(folder, 'enrolments.db'),
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
