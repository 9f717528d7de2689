import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { type DeployedSite, deploySite } from '../../browser/support/release';
import { watchAlerts } from '../../faults/support/alert-log';
import { type MisbehavingProxy, startProxy } from '../../faults/support/misbehaving-proxy';
import { storedRows } from '../../server/support/requests';
import { startBrowser } from '../driver/engines';
import type { Browser, Complaint, EngineName } from '../driver/tab';
import { alertMark, keepAlert } from './enrolment';
import { Visitor } from './visitor';

export { expect };

/** A browser from its start to its end. */
export interface Run {
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
  /** What documents have complained of in all its runs. */
  complaints(): readonly Complaint[];
  remove(): Promise<void>;
}

interface Fixtures {
  engine: EngineName;
  /** The built site on a real server, of which a new release can be made. */
  site: DeployedSite;
  /** The network between the device and the site. */
  network: MisbehavingProxy;
  device: Device;
  /** The device's first run. */
  run: Run;
  /** A request's address, of this test alone. */
  email: string;
  /** The rows that the server stored for it. */
  rows: () => readonly Record<string, unknown>[];
  consoleGuard: void;
}

/** What a console says of a network that is away; what else it says fails a scenario. */
const failedLoads = /^(Failed to load resource|.*error occurred when fetching the script)/;

/** The built site on a real server, behind a network that breaks, and a device of the engine. */
export const test = base.extend<Fixtures>({
  engine: ['chromium', { option: true }],

  site: async ({}, use) => {
    const site = await deploySite();
    await use(site);
    await site.remove();
  },

  network: async ({ site }, use) => {
    const network = await startProxy(site.server.url);
    await use(network);
    await network.stop();
  },

  device: async ({ engine, network }, use) => {
    const device = newDevice(engine, network.url);
    await use(device);
    await device.remove();
  },

  run: async ({ device }, use) => use(await device.start()),

  email: async ({}, use, { testId }) => use(`sample.${testId}@example.org`),

  rows: async ({ site, email }, use) =>
    use(() => storedRows(site.server.databaseFile).filter((row) => row.email === email)),

  consoleGuard: [
    async ({ device }, use) => {
      await use();
      // What was said last may be about to be read.
      await nextTurn();
      const unexpected = device.complaints().filter(({ text }) => !failedLoads.test(text));
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

function newDevice(engine: EngineName, site: string): Device {
  const profile = mkdtempSync(join(tmpdir(), `jambatan-${engine}-`));
  const started: Browser[] = [];
  return {
    start: async (script = () => {}) => {
      const browser = await startBrowser[engine](profile);
      started.push(browser);
      const scripts = [`(${keepAlert})('${alertMark}')`, `(${watchAlerts})()`, `(${script})()`];
      // An empty tab has no site, and nowhere to store anything.
      await browser.addInitScript(`if (origin !== 'null') { ${scripts.join(';')} }`);
      return {
        openTab: async () => {
          const tab = await browser.newTab();
          await tab.bringToFront();
          return new Visitor(tab, site);
        },
        close: () => browser.close(),
        kill: () => browser.kill(),
      };
    },
    complaints: () => started.flatMap((browser) => browser.complaints()),
    remove: async () => {
      // The scenario may have ended it.
      for (const browser of started) await browser.kill().catch(() => undefined);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
