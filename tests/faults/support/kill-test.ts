import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../support/chromium';
import { collectAlerts } from './alert-log';
import { startChromium } from './chromium-process';
import { test as faultTest } from './test';

/** One run of the browser, until the browser is killed. */
interface Run {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Kills the browser, as a crash would. */
  kill(): Promise<void>;
}

interface Fixtures {
  /** Starts a browser for this test, always with the same profile. */
  run: () => Promise<Run>;
}

export const test = faultTest.extend<Fixtures>({
  // Collects the alerts from all runs.
  alerts: async ({}, use) => use([]),

  run: async ({ alerts }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'jambatan-profile-'));
    const kills: Run['kill'][] = [];
    await use(async () => {
      const { address, kill } = await startChromium(ensureChromium(), profile);
      kills.push(kill);
      const browser = await chromium.connectOverCDP(address);
      const [context] = browser.contexts();
      if (!context) throw new Error('The browser has no default context.');
      // Disable service workers, so that only pages send requests. A worker would send them, too,
      // but cannot be paused.
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
      await collectAlerts(context, alerts);
      return { context, kill, page: await context.newPage() };
    });
    for (const kill of kills) await kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },

  // These tests do not use a page in the test runner's browser.
  consoleGuard: async ({}, use) => use(),
});
