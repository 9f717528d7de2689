import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { startBrowser } from '../driver/engines';
import type { Browser, Complaint, EngineName } from '../driver/tab';
import { Context } from '../page/context';
import { noteAlerts } from './alerts';

/** A browser from its start to its end. */
export interface Run {
  /** What is open in it, to be used like Playwright's; `newPage` and `addInitScript` are there. */
  readonly context: BrowserContext;
  readonly browser: Browser;
}

/** Where a browser keeps everything, from one run to the next. */
export interface Device {
  /**
   * Starts the browser, in which all alerts are noted; where it is still open, another window of it
   * would be asked for instead.
   */
  start(): Promise<Run>;
  /** What documents have complained of in all its runs. */
  complaints(): readonly Complaint[];
  remove(): Promise<void>;
}

export function newDevice(engine: EngineName, baseURL: string): Device {
  const profile = mkdtempSync(join(tmpdir(), `jambatan-${engine}-`));
  const started: Browser[] = [];
  return {
    start: async () => {
      const browser = await startBrowser[engine](profile);
      started.push(browser);
      const context = new Context(browser, baseURL) as unknown as BrowserContext;
      await noteAlerts(context);
      return { context, browser };
    },
    complaints: () => started.flatMap((browser) => browser.complaints()),
    remove: async () => {
      // The test may have ended it.
      for (const browser of started) await browser.kill().catch(() => undefined);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
