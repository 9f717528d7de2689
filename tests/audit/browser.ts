import { type BrowserContext, chromium, type Page } from '@playwright/test';
import connect, { type Client } from 'chrome-remote-interface';
import { throttling } from 'lighthouse/core/config/constants.js';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../../src/build/chromium';
import { startChromium } from '../support/chromium-process';
import { inFolder } from '../support/rounds';

/** The phone that Lighthouse emulates: its screen, in CSS pixels, and how fine it is. */
const phoneScreen = { width: 412, height: 823 } as const;
const phonePixelRatio = 1.75;

/**
 * Does something with a browser that no other program steers. A whole one, in whose windows a site
 * can be installed.
 *
 * @param profile the folder where it keeps everything, and may have kept something already
 * @param work is given the port where the browser's DevTools listen
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

/** The same, that has seen no site before: no worker, no cache, no compiled script. */
export const inFreshBrowser = <Result>(work: (port: number) => Promise<Result>): Promise<Result> =>
  inFolder((profile) => withBrowser(profile, work));

/** Does something with a phone that has seen no site before, steered by Playwright. */
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
 * Opens a tab in a window that has room for the whole screen of the phone. Playwright makes the
 * window as large as the screen, but tabs and address bar take their part of it, and what is below
 * the window's edge is painted only when something else is.
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
 * A tab of a browser, steered without anything that attaches to the worker and delays its start, and
 * without a debugger: with one, V8 parses a script anew for each error that is made, to tell its lines.
 */
export interface Tab {
  /** Runs a function in the page, which has to stand for itself, and waits for what it returns. */
  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Opens an address, and returns as soon as the page has begun to come. */
  open(url: string): Promise<void>;
  /** Slows the processor down for the tab's pages from now on. */
  slowDown(times: number): Promise<void>;
  /** Slows the network down for the tab's pages from now on: to slow 4G. */
  slowNetwork(): Promise<void>;
}

/** Does something in the tab that a browser has when it starts, with a phone's screen. */
export function withTab<Result>(
  profile: string,
  work: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  return withBrowser(profile, async (port) => {
    const client = await connect({ host: '127.0.0.1', port });
    const screen = { ...phoneScreen, deviceScaleFactor: phonePixelRatio, mobile: true };
    await client.Emulation.setDeviceMetricsOverride(screen);
    return work(tabOf(client));
  });
}

function tabOf({ Emulation, Network, Page: Pages, Runtime }: Client): Tab {
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
