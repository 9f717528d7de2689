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

/** A browser from its start to its end. */
interface Run {
  openTab(): Promise<Visitor>;
  /** Ends it as a visitor does. */
  close(): Promise<void>;
  /** Ends it as a crash or a flat battery does. */
  kill(): Promise<void>;
}

/** Where a browser keeps everything, from one run to the next. */
interface Device {
  /**
   * Starts the browser; where it is still open, another window of it would be asked for instead.
   *
   * @param script runs in every document before the document's own
   */
  start(script?: () => void): Promise<Run>;
}

interface WorkerFixtures {
  engine: EngineName;
  /** The real server on the built site. */
  server: RunningServer;
  /** A browser for all scenarios that neither end it nor bring a script of their own. */
  sharedBrowser: Browser;
}

interface Fixtures {
  /** The network between the device and the site: an address of this test alone. */
  network: MisbehavingProxy;
  /** For tests that start their browser themselves. */
  device: Device;
  /** Opens a tab of a browser that has never seen the site. */
  openTab: Run['openTab'];
  /** A request's address, of this test alone. */
  email: string;
  /** The rows that the server stored for it. */
  rows: () => readonly Record<string, unknown>[];
  /** Asserts, once nothing is under way, that the request is stored once and was told once. */
  expectOnce: (visitor: Visitor) => Promise<void>;
}

/** What a console says of a network that is away; what else it says fails a scenario. */
const failedLoads = /^(Failed to load resource|.*error occurred when fetching the script)/;

/** The built site on a real server, behind a network that breaks, and a device of the engine. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],

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
    // It keeps its port: another test's site there would find what this one has stored.
    network.setOffline(true);
  },

  device: async ({ engine, network }, use) => {
    const profile = newProfile();
    const started: Browser[] = [];
    await use({
      start: async (script) => {
        const browser = await start(engine, profile, script);
        started.push(browser);
        return {
          openTab: () => openTab(browser, network.url),
          close: () => browser.close(),
          kill: () => browser.kill(),
        };
      },
    });
    // The scenario may have ended it.
    for (const browser of started) await browser.kill().catch(() => undefined);
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
    // The scenario may have closed it.
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

function start(engine: EngineName, profile: string, script = () => {}): Promise<Browser> {
  const scripts = [`(${keepAlert})('${alertMark}')`, `(${watchAlerts})()`, `(${script})()`];
  // An empty tab has no site, and nowhere to store anything.
  return startBrowser[engine](profile, `if (origin !== 'null') { ${scripts.join(';')} }`);
}

async function openTab(browser: Browser, site: string): Promise<Visitor> {
  const tab = await browser.newTab();
  await tab.bringToFront();
  return new Visitor(tab, site);
}

/** @param before how much it had complained of earlier */
async function expectSilence(browser: Browser, before: number): Promise<void> {
  // What was said last may be about to be read.
  await nextTurn();
  const said = browser.complaints().slice(before);
  const unexpected = said.filter(({ text }) => !failedLoads.test(text));
  expect(unexpected, 'the console stays silent').toEqual([]);
}
