import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../../src/build/chromium';
import { startChromium } from '../../support/chromium-process';
import { collectAlerts } from './alert-log';
import { test as faultTest } from './test';

/** A run of a browser, from its start to its end. */
interface Run {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Ends it as a crash or a flat battery does. */
  kill(): Promise<void>;
}

interface Fixtures {
  /** Starts a browser of its own, each time on the same profile. */
  run: () => Promise<Run>;
}

export const test = faultTest.extend<Fixtures>({
  // Of all runs together.
  alerts: async ({}, use) => use([]),

  run: async ({ alerts }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'jambatan-profile-'));
    const kills: Run['kill'][] = [];
    await use(async () => {
      const { address, kill } = await startChromium(ensureChromium(), profile);
      kills.push(kill);
      const browser = await chromium.connectOverCDP(address);
      const [context] = browser.contexts();
      if (!context) throw new Error('The browser has no window.');
      // The worker runs the same module, but can't be stopped at a point: only pages send here.
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
      await collectAlerts(context, alerts);
      return { context, kill, page: await context.newPage() };
    });
    for (const kill of kills) await kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },

  // These tests have no use for a page of the runner's own browser.
  consoleGuard: async ({}, use) => use(),
});
