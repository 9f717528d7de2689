import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../../../src/build/page-policy';
import { buildApp } from '../../../src/server/app';
import { readConfig } from '../../../src/server/config';
import { openStore } from '../../../src/server/store/enrolment-store';
import { pageFile, prerenderedPaths } from '../../../src/site/addresses';
import { answerTo, begin } from './http';
import { newFolder } from './new-folder';

interface Options {
  /** Environment variables for the server. */
  readonly env?: Readonly<Record<string, string>>;
  readonly timeouts?: Parameters<typeof buildApp>[0]['timeouts'];
  /** Extends the server before it listens. */
  readonly prepare?: (app: FastifyInstance) => void;
}

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/**
 * Starts the server in the test process, for tests that need no separate process. The server uses a
 * free port and its own database, and has no built site.
 */
export async function startApp({ env, timeouts, prepare }: Options = {}) {
  const folder = newFolder();
  const siteFolder = join(folder, 'dist');
  const settings = { DATABASE_URL: 'file:enrolments.db', RATE_LIMIT: '100000', ...env };
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings }, folder);
  const store = await openStore(config.database, []);
  await store.database.create();
  const app = await buildApp({ config, store, siteFolder, ...(timeouts && { timeouts }) });
  prepare?.(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    /** The server's origin, without a trailing slash. */
    url,
    store,
    siteFolder,
    databaseFile: join(folder, 'enrolments.db'),
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await store.database.close();
    },
  };
}

/** Creates a document that contains its path and is long enough to be compressed. */
export const createDocument = (path: string) =>
  `<!doctype html><title>${path}</title>${'<p>Sample</p>'.repeat(40)}`;

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Starts the server with a sample site that has all pages and a few files. */
export async function startSite(env: Readonly<Record<string, string>> = {}) {
  const site = await startApp({ env });
  const write = (name: string, content: string) => {
    const file = join(site.siteFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const path of prerenderedPaths) write(pageFile(path), createDocument(path));
  const policies = prerenderedPaths.map((path) => [path, pagePolicy(createDocument(path))]);
  write('policies.json', JSON.stringify(Object.fromEntries(policies)));
  write('robots.txt', 'User-agent: *');
  write('sw.js', 'self;');
  write('assets/index-Ab12.js', `export {};${'// sample\n'.repeat(40)}`);
  write('words/en-Ab12/language.js', '// sample');
  write('social/home.png', 'a picture');
  // Lets the server detect the new release.
  await fetch(`${site.url}/robots.txt`);
  return {
    ...site,
    /** Writes a file to the site's folder. */
    write,
    ask: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      answerTo(begin(site.url, { path, headers }).end()),
  };
}
