import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { collectAlerts, type ShownAlert } from './alert-log';
import { type KillableBrowser, startBrowser } from './killable-browser';
import { test as faultTest } from './test';

/** A run of a browser, from its start to its end. */
interface Run {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly alerts: readonly ShownAlert[];
  kill(): Promise<void>;
}

interface Fixtures {
  /** Starts a browser, each time on the same profile. */
  run: () => Promise<Run>;
}

export const test = faultTest.extend<Fixtures>({
  run: async ({}, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'jambatan-profile-'));
    const browsers: KillableBrowser[] = [];
    await use(async () => {
      const browser = await startBrowser(profile);
      browsers.push(browser);
      const { context, kill } = browser;
      // The worker runs the same module, but can't be stopped at a point: only pages send here.
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
      const alerts = await collectAlerts(context);
      return { context, alerts, kill, page: await context.newPage() };
    });
    for (const { kill } of browsers) await kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },

  // These tests have no use for a page of the runner's own browser.
  consoleGuard: async ({}, use) => use(),
});
