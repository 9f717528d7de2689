import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pageFile, prerenderedPaths } from '../../../src/content/addresses';
import { buildApp } from '../../../src/server/app';
import { readConfig } from '../../../src/server/config';
import { SqliteStore } from '../../../src/server/store/sqlite';

/** Plainly tells which page's file was sent, and is long enough to be worth compressing. */
export const documentOf = (path: string) =>
  `<!doctype html><title>${path}</title>${'<p>Sample</p>'.repeat(40)}`;

export interface RunningSite {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly store: SqliteStore;
  /** Absolute path of the folder that is served; the one above it is not. */
  readonly siteFolder: string;
  /** Writes a file below the site's folder. */
  write(name: string, content: string | Uint8Array): void;
  /** Asks as it is written: `fetch` would tidy up the path, add headers and unpack the body. */
  ask(path: string, options?: AskOptions): Promise<Answer>;
  stop(): Promise<void>;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Serves a sample site, which holds all pages and a few files, within the test's own process. */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-site-'));
  const siteFolder = join(folder, 'dist');
  const write = (name: string, content: string | Uint8Array) => {
    const file = join(siteFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const path of prerenderedPaths) write(pageFile(path), documentOf(path));
  write('robots.txt', 'User-agent: *');
  write('sw.js', 'self;');
  write('assets/index-Ab12.js', `export {};${'// sample\n'.repeat(40)}`);
  write('social/home.png', 'a picture');

  const store = new SqliteStore(join(folder, 'enrolments.db'), []);
  await store.create();
  const settings = { LOG_LEVEL: 'silent', RATE_LIMIT: '100000', ...env };
  const app = await buildApp({ config: readConfig(settings, folder), store, siteFolder });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    url,
    store,
    siteFolder,
    write,
    ask: async (path, { method = 'GET', headers = {} } = {}) => {
      const { hostname, port } = new URL(url);
      const asked = request({ hostname, port, path, method, headers }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
    },
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
