import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, type Page, test as base } from '@playwright/test';
import { type RunningServer, runEnrolments, startServer } from '../../server/support/start-server';
import { type DeployedSite, deploySite } from './release';

export { expect };

/** An enrolment as the academy's `enrolments` command lists it. */
interface ListedEnrolment {
  reference: string;
  receivedAt: string;
  /** The start of its key; null where a program sent none. */
  code: string | null;
  name: string;
  mobile: string;
  email: string;
  nation: string;
  lang: string;
  per: string;
  hours: number;
  message: string;
}

interface WorkerFixtures {
  /** The real server on the built site, with a database of its own. */
  server: RunningServer;
}

interface TestFixtures {
  /** Texts of console messages that this test provokes; any other error or warning fails it. */
  expectedConsole: RegExp[];
  consoleGuard: void;
  /** What the academy has received, as its command lists it. */
  listEnrolments: () => Promise<ListedEnrolment[]>;
}

/** Stands for the map: a document in which nothing is amiss. */
const map = '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main></html>';

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer({ entry: 'dist-server/main.js' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  page: async ({ page, javaScriptEnabled }, use) => {
    // The only other site that a page embeds; the network of a test ends at this machine.
    await page
      .context()
      .route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: map }),
      );
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const response = await goto(...args);
      if (javaScriptEnabled !== false) await untilTakenOver(page);
      return response;
    };
    await use(page);
  },

  expectedConsole: async ({}, use) => use([]),

  consoleGuard: [
    async ({ page, expectedConsole }, use) => {
      const complaints = collectComplaints(page);
      await use();
      // What was said last may be about to be read.
      await nextTurn();
      const unexpected = complaints().filter(
        (text) => !expectedConsole.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],

  listEnrolments: async ({ server }, use) =>
    use(async () => {
      const { stdout } = await runEnrolments(server.databaseFile, 'list', '--format', 'json');
      return JSON.parse(stdout) as ListedEnrolment[];
    }),
});

/** For tests that stop their server or release a new version: each has a site of its own. */
export const ownSiteTest = test.extend<{ site: DeployedSite }>({
  site: async ({}, use) => {
    const site = await deploySite();
    await use(site);
    await site.remove();
  },

  baseURL: async ({ site }, use) => use(site.server.url),
});

/** Playwright's own word on a page that registers a worker where the test allows none. */
const workersAreBlocked = 'Service Worker registration blocked by Playwright';

/** Keeps what a page complains of; the function gives it. */
function collectComplaints(page: Page): () => readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === workersAreBlocked) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints;
}

/**
 * Waits until React has the page: a click before that is kept for it, but a key is the browser's
 * alone. It marks what it has taken over.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

function isTakenOver(): boolean {
  const title = document.querySelector('main h1');
  return Object.keys(title ?? {}).some((key) => key.startsWith('__reactFiber'));
}
