import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, type Page, test as base } from '@playwright/test';
import { belowFirstView } from '../../../src/app/below-first-view';
import { storedRows } from '../../server/support/requests';
import { type RunningServer, startServer } from '../../server/support/start-server';
import { type DeployedSite, deploySite } from './release';

export { expect };

interface WorkerFixtures {
  /** The real server with the built site and its own database. */
  server: RunningServer;
}

interface TestFixtures {
  /**
   * Patterns for the console errors and warnings that a test allows on the fixture's page. Any
   * others there fail the test.
   */
  expectedConsole: RegExp[];
  consoleGuard: void;
  /** Returns the rows that the academy has stored for an email address. */
  rows: (email: string) => readonly Record<string, unknown>[];
}

/** An accessible document that replaces the map. */
const map = '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main></html>';

async function useServer(use: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer({ entry: 'dist-server/main.js' });
  await use(server);
  await server.stop();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [async ({}, use) => useServer(use), { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.url),

  page: async ({ page, javaScriptEnabled }, use) => {
    // Tests have no network access beyond localhost, so replace the only content that pages embed
    // from another site.
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
      // The last console messages may not have been delivered yet.
      await nextTurn();
      const unexpected = complaints().filter(
        (text) => !expectedConsole.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'no unexpected console messages').toEqual([]);
    },
    { auto: true },
  ],

  rows: async ({ server }, use) =>
    use((email) => storedRows(server.databaseFile).filter((row) => row.email === email)),
});

/** The test function for tests that stop their server. Each of these tests has its own. */
export const ownServerTest = test.extend<{ ownServer: RunningServer }>({
  ownServer: async ({}, use) => useServer(use),
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

/**
 * The test function for tests that need their own copy of the site, for example to publish a new
 * release.
 */
export const ownSiteTest = test.extend<{ site: DeployedSite }>({
  site: async ({}, use) => {
    const site = await deploySite();
    await use(site);
    await site.remove();
  },

  baseURL: async ({ site }, use) => use(site.server.url),
});

/** Playwright's warning when a page tries to register a worker in a test that blocks workers. */
const workersAreBlocked = 'Service Worker registration blocked by Playwright';

/**
 * Collects a page's console errors, console warnings and uncaught errors. Returns a function that
 * lists them.
 */
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
 * Waits until React has hydrated the page and all of it is shown. Before that, the site records
 * clicks on buttons, so that it can replay them, but doesn't handle any other input, and what is
 * below the first view can't be scrolled to.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, belowFirstView);
}

function isTakenOver(parts: string): boolean {
  const title = document.querySelector('main h1');
  const isHydrated = Object.keys(title ?? {}).some((key) => key.startsWith('__reactFiber'));
  return isHydrated && !document.querySelector(`:is(${parts})[hidden]`);
}
