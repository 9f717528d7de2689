import { type BrowserContext, chromium, type Page } from '@playwright/test';
import connect, { type Client } from 'chrome-remote-interface';
import { throttling } from 'lighthouse/core/config/constants.js';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../support/chromium';
import { startChromium } from '../support/chromium-process';
import { inFolder } from '../support/rounds';

/** Screen size of the phone that Lighthouse emulates, in CSS pixels. */
const phoneScreen = { width: 412, height: 823 } as const;
const phonePixelRatio = 1.75;

/**
 * Runs a task with a browser that only the task controls. The browser is the full one, because the
 * headless shell reports every page as installable.
 *
 * @param profile the browser's profile folder, which may already contain data
 * @param work called with the browser's DevTools port
 */
async function withBrowser<Result>(
  profile: string,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const browser = await startChromium(ensureChromium(findWholeChromium), profile);
  try {
    return await work(Number(new URL(browser.address).port));
  } finally {
    await browser.close();
  }
}

/** Runs a task with a fresh browser that has no worker, cache or compiled scripts. */
export const inFreshBrowser = <Result>(work: (port: number) => Promise<Result>): Promise<Result> =>
  inFolder((profile) => withBrowser(profile, work));

/** Runs a task with a fresh emulated phone, controlled by Playwright. */
export async function withPhone<Result>(
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(findWholeChromium),
    args: [...sandboxArguments, '--disable-gpu'],
  });
  try {
    const screen = { viewport: phoneScreen, deviceScaleFactor: phonePixelRatio };
    return await work(await browser.newContext({ ...screen, isMobile: true, hasTouch: true }));
  } finally {
    await browser.close();
  }
}

/**
 * Opens a tab in a window that is large enough for the phone's whole screen. Playwright makes the
 * window as large as the screen, but the tab strip and the address bar take up part of it, and
 * content below the window's edge is painted only together with other content.
 */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const { windowId } = await devTools.send('Browser.getWindowForTarget');
  const bounds = { width: 2 * phoneScreen.width, height: 2 * phoneScreen.height };
  await devTools.send('Browser.setWindowBounds', { windowId, bounds });
  return page;
}

/**
 * A browser tab. Nothing attaches to the worker, because that would delay the worker's start. The
 * debugger is not enabled, because V8 would then parse a script again for every error to find the
 * error's line.
 */
export interface Tab {
  /** Runs a self-contained function in the page, and returns its result. */
  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Opens an address, and returns as soon as the page starts to load. */
  open(url: string): Promise<void>;
  /** Throttles the processor for the tab's pages from now on. */
  slowDown(times: number): Promise<void>;
  /** Throttles the network for the tab's pages to slow 4G from now on. */
  slowNetwork(): Promise<void>;
}

/** Runs a task in the browser's initial tab, with a phone's screen. */
export function withTab<Result>(
  profile: string,
  work: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  return withBrowser(profile, async (port) => {
    const client = await connect({ host: '127.0.0.1', port });
    const screen = { ...phoneScreen, deviceScaleFactor: phonePixelRatio, mobile: true };
    await client.Emulation.setDeviceMetricsOverride(screen);
    return work(createTab(client));
  });
}

function createTab({ Emulation, Network, Page: Pages, Runtime }: Client): Tab {
  return {
    evaluate: async <Args extends unknown[], Result>(
      work: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => {
      const { result, exceptionDetails } = await Runtime.evaluate({
        expression: `(${work.toString()})(...${JSON.stringify(args)})`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value as Result;
    },
    open: async (url) => {
      const { errorText } = await Pages.navigate({ url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
    },
    slowDown: (rate) => Emulation.setCPUThrottlingRate({ rate }),
    slowNetwork: async () => {
      const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } =
        throttling.mobileSlow4G;
      await Network.enable({});
      await Network.emulateNetworkConditions({
        offline: false,
        latency: requestLatencyMs,
        downloadThroughput: (downloadThroughputKbps * 1024) / 8,
        uploadThroughput: (uploadThroughputKbps * 1024) / 8,
      });
    },
  };
}
