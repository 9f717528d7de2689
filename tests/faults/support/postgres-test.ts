import { type CommitProxy, startCommitProxy } from '../../server/support/commit-proxy';
import { createDatabase, postgresRows, startPostgres } from '../../server/support/postgres';
import { startServer } from '../../server/support/start-server';
import { test } from './test';

interface Fixtures {
  /** A real server that uses PostgreSQL. The browser reaches the server directly. */
  academy: {
    readonly url: string;
    /** The proxy between the server and its database. */
    readonly database: CommitProxy;
    rows(): Promise<Record<string, unknown>[]>;
  };
}

export const postgresTest = test.extend<Fixtures>({
  academy: async ({}, use) => {
    const postgres = await startPostgres();
    const databaseUrl = await createDatabase(postgres.url);
    const database = await startCommitProxy(databaseUrl);
    const env = { DATABASE_URL: database.url };
    const server = await startServer({ entry: 'dist-server/main.js', env });
    await use({ url: server.url, database, rows: () => postgresRows(databaseUrl) });
    await server.stop();
    await database.stop();
    await postgres.remove();
  },

  baseURL: async ({ academy }, use) => use(academy.url),
});
