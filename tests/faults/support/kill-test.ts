import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { ensureChromium, sandboxArguments } from '../../support/chromium';
import { killGroup } from '../../support/kill-group';
import { collectAlerts } from './alert-log';
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
      // Playwright can't kill a browser with a profile of its own, so Puppeteer starts it.
      const started = await launch({
        executablePath: ensureChromium(),
        userDataDir: profile,
        args: [...sandboxArguments, '--disable-gpu'],
      });
      const kill = () => killGroup(started.process()!);
      kills.push(kill);
      const browser = await chromium.connectOverCDP(started.wsEndpoint());
      await started.disconnect();
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
