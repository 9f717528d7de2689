import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { type DeployedSite, deploySite } from '../../browser/support/release';
import { type MisbehavingProxy, startProxy } from '../../faults/support/misbehaving-proxy';
import { storedRows } from '../../server/support/requests';
import type { EngineName } from '../driver/tab';
import { type Device, newDevice } from './device';

export { expect };

/** What a console says of a network that is away. */
export const failedLoads = [/^(Failed to load resource|.*error occurred when fetching the script)/];

interface Options {
  engine: EngineName;
  /** What the console may say: what this test provokes. Anything else fails it. */
  expectedConsole: RegExp[];
}

interface Fixtures {
  /** The built site on a real server, of which a new release can be made. */
  site: DeployedSite;
  /** The network between the device and the site. */
  network: MisbehavingProxy;
  device: Device;
  /** An address for this test's own requests. */
  email: string;
  /** The rows that the server stored for it. */
  rows: () => readonly Record<string, unknown>[];
  consoleGuard: void;
}

/**
 * A device with an engine's browser, in place of Playwright's own: `context` is what is open in the
 * browser's first run, and `page` its first tab.
 */
export const test = base.extend<Options & Fixtures>({
  engine: ['chromium', { option: true }],
  expectedConsole: [[], { option: true }],

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

  context: async ({ device }, use) => {
    const { context } = await device.start();
    await use(context);
  },

  page: async ({ context }, use) => use(await context.newPage()),

  email: async ({}, use, { testId }) => use(`sample.${testId}@example.org`),

  rows: async ({ site, email }, use) =>
    use(() => storedRows(site.server.databaseFile).filter((row) => row.email === email)),

  consoleGuard: [
    async ({ device, expectedConsole }, use) => {
      await use();
      // What was said last may be about to be read.
      await nextTurn();
      const unexpected = device
        .complaints()
        .filter(({ text }) => !expectedConsole.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});
