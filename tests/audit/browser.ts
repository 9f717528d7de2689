import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../../src/build/chromium';
import { startChromium } from '../support/chromium-process';
import { inFolder } from '../support/rounds';

/** The screen of the phone that Lighthouse emulates, in CSS pixels, and how fine it is. */
export const phoneScreen = { width: 412, height: 823 } as const;
export const phonePixelRatio = 1.75;

/**
 * Does something with a browser that has seen no site before: no worker, no cache, no compiled
 * script. A whole one, in whose windows a site can be installed, and which no other program steers.
 *
 * @param work is given the port where the browser's DevTools listen
 */
export function inFreshBrowser<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  return inFolder(async (profile) => {
    const browser = await startChromium(ensureChromium(findWholeChromium), profile);
    try {
      return await work(Number(new URL(browser.address).port));
    } finally {
      await browser.close();
    }
  });
}

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
  const { width, height } = phoneScreen;
  const bounds = { width: 2 * width, height: 2 * height };
  await devTools.send('Browser.setWindowBounds', { windowId, bounds });
  return page;
}
