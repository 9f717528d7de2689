import { join } from 'node:path';
import { type RunningServer, startServer } from '../../server/support/start-server';
import { inFolder } from '../../support/rounds';
import { startProxy } from './misbehaving-proxy';
import { test as faultTest } from './test';

/** The real server, whose database survives restarts. */
export interface KillableServer {
  /** The server's origin, which stays the same after a restart. */
  readonly url: string;
  readonly databaseFile: string;
  /** Kills the server, as a crash would, and starts it again in the background. */
  kill(): Promise<void>;
  untilStarted(): Promise<unknown>;
}

interface Fixtures {
  /** The server behind the proxy, instead of the shared server. */
  academy: KillableServer;
}

export const test = faultTest.extend<Fixtures>({
  academy: async ({}, use) =>
    inFolder(async (folder) => {
      const databaseFile = join(folder, 'enrolments.db');
      const start = (port: string): Promise<RunningServer> =>
        startServer({
          entry: 'dist-server/main.js',
          env: { DATABASE_URL: `file:${databaseFile}`, PORT: port },
        });
      let server = start('0');
      const { url } = await server;
      await use({
        url,
        databaseFile,
        async kill() {
          await (await server).kill();
          server = start(new URL(url).port);
        },
        untilStarted: () => server,
      });
      await (await server).stop();
    }),

  network: async ({ academy }, use) => {
    const proxy = await startProxy(academy.url);
    await use(proxy);
    await proxy.stop();
  },
});
