import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { watchAlerts } from '../../faults/support/alert-log';
import { untilNoted } from '../../faults/support/device';
import { type MisbehavingProxy, startProxy } from '../../faults/support/misbehaving-proxy';
import { storedRows } from '../../server/support/requests';
import { type RunningServer, startServer } from '../../server/support/start-server';
import { startBrowser } from '../driver/engines';
import type { Browser, EngineName } from '../driver/tab';
import { alertMark, countSuccesses, keepAlert } from './enrolment';
import { Visitor } from './visitor';

export { expect };

/** One run of the browser, until the browser is killed. */
interface Run {
  openTab(): Promise<Visitor>;
  /** Kills the browser, as a crash or a flat battery would. */
  kill(): Promise<void>;
}

/** A browser profile that is kept between runs. */
interface Device {
  /**
   * Starts the browser. It must not be running already, because starting it again would only open
   * another window.
   */
  start(): Promise<Run>;
}

interface WorkerFixtures {
  engine: EngineName;
  /** The real server with the built site. */
  server: RunningServer;
  /** A browser for all scenarios that don't stop it. */
  sharedBrowser: Browser;
}

interface Fixtures {
  /** The network between the device and the site, with a separate origin for each test. */
  network: MisbehavingProxy;
  /** A device for tests that start the browser themselves. */
  device: Device;
  /** Opens a tab in a browser that has no data from this site. */
  openTab: Run['openTab'];
  /** An email address for this test only. */
  email: string;
  /** Returns the rows stored for this test's email address. */
  rows: () => readonly Record<string, unknown>[];
  /**
   * Waits until nothing is being sent, and asserts that the request was stored and announced
   * exactly once.
   */
  expectOnce: (visitor: Visitor) => Promise<void>;
}

/**
 * Console messages about failed loads, which the faults cause. Any other message makes the scenario
 * fail. WebKit logs the last of these messages if the visitor leaves a page while it is loading
 * something from the site.
 */
const failedLoads =
  /^(Failed to load resource|.*error occurred when fetching the script|(Fetch API cannot|Cannot) load http:\/\/127\.0\.0\.1:\d+\/\S* due to access control checks)/;

/** Provides the built site on a real server, an unreliable network and the engine's browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  server: [
    async ({}, use) => {
      const server = await startServer({ entry: 'dist-server/main.js' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  sharedBrowser: [
    async ({ engine }, use) => {
      const profile = newProfile();
      const browser = await start(engine, profile);
      await use(browser);
      await browser.kill();
      remove(profile);
    },
    { scope: 'worker' },
  ],

  network: async ({ server }, use) => {
    const network = await startProxy(server.url);
    await use(network);
    // Keep the port occupied, because another site on this port would find the data stored by this
    // test.
    network.setOffline(true);
  },

  device: async ({ engine, network }, use) => {
    const profile = newProfile();
    const started: Browser[] = [];
    await use({
      start: async () => {
        const browser = await start(engine, profile);
        started.push(browser);
        return {
          openTab: () => openTab(browser, network.url),
          kill: () => browser.kill(),
        };
      },
    });
    for (const browser of started) await browser.kill();
    remove(profile);
    for (const browser of started) await expectSilence(browser, 0);
  },

  openTab: async ({ sharedBrowser: browser, network }, use) => {
    const before = browser.complaints().length;
    const visitors: Visitor[] = [];
    await use(async () => {
      const visitor = await openTab(browser, network.url);
      visitors.push(visitor);
      return visitor;
    });
    await expectSilence(browser, before);
    // The scenario may have closed the tab already.
    for (const visitor of visitors) await visitor.close().catch(() => undefined);
  },

  email: async ({}, use, { testId }) => use(`sample.${testId}@example.org`),

  rows: async ({ server, email }, use) =>
    use(() => storedRows(server.databaseFile).filter((row) => row.email === email)),

  expectOnce: async ({ rows }, use) =>
    use(async (visitor) => {
      await untilNoted(visitor);
      expect(rows()).toHaveLength(1);
      expect(await countSuccesses(visitor)).toBe(1);
    }),
});

const newProfile = () => mkdtempSync(join(tmpdir(), 'jambatan-profile-'));

const remove = (profile: string) =>
  rmSync(profile, { recursive: true, force: true, maxRetries: 10 });

function start(engine: EngineName, profile: string): Promise<Browser> {
  const scripts = [`(${keepAlert})('${alertMark}')`, `(${watchAlerts})()`];
  // An empty tab has neither an origin nor storage.
  return startBrowser[engine](profile, `if (origin !== 'null') { ${scripts.join(';')} }`);
}

async function openTab(browser: Browser, site: string): Promise<Visitor> {
  const tab = await browser.newTab();
  await tab.bringToFront();
  return new Visitor(tab, site);
}

/** @param before number of the browser's earlier complaints */
async function expectSilence(browser: Browser, before: number): Promise<void> {
  // The last console messages may not have been delivered yet.
  await nextTurn();
  const said = browser.complaints().slice(before);
  const unexpected = said.filter(({ text }) => !failedLoads.test(text));
  expect(unexpected, 'no unexpected console messages').toEqual([]);
}
