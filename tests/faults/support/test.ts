import { expect, test as browserTest } from '../../browser/support/test';
import { collectAlerts, type ShownAlert, findSuccesses } from './alert-log';
import { type MisbehavingProxy, startProxy } from './misbehaving-proxy';

export { expect };

interface Fixtures {
  /** The proxy between the browser and the server. */
  network: MisbehavingProxy;
  /** An email address for this test's requests only. */
  email: string;
  /** Returns the rows stored for an email address, by default for this test's address. */
  rows: (email?: string) => readonly Record<string, unknown>[];
  /** The alerts that all tabs of this test have shown. */
  alerts: ShownAlert[];
  /**
   * Asserts that this test's only request was stored once, sent under one key and announced once.
   */
  expectOnce: () => void;
}

export const test = browserTest.extend<Fixtures>({
  network: async ({ server }, use) => {
    const proxy = await startProxy(server.url);
    await use(proxy);
    await proxy.stop();
  },

  baseURL: async ({ network }, use) => use(network.url),

  email: async ({}, use, { testId }) => use(`sample.${testId}@example.org`),

  rows: async ({ rows, email }, use) => use((address = email) => rows(address)),

  alerts: async ({ context }, use) => {
    const alerts: ShownAlert[] = [];
    await collectAlerts(context, alerts);
    await use(alerts);
  },

  expectOnce: async ({ network, rows, alerts }, use) =>
    use(() => {
      expect(rows()).toHaveLength(1);
      expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
      expect(findSuccesses(alerts)).toHaveLength(1);
    }),

  // The browser logs the faults that the proxy causes.
  expectedConsole: async ({}, use) => use([/^Failed to load resource/]),
});
