import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../../src/build/chromium';
import { type PipedChromium, startChromium } from '../support/chromium-process';
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

/** A tab of a browser, steered without anything that attaches to more than the tab. */
export interface Tab {
  /** Runs a function in the page, which has to stand for itself, and waits for what it returns. */
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  /** Opens an address, and returns as soon as the page has begun to come. */
  open(url: string): Promise<void>;
  /** Slows the processor down for the tab's pages from now on. */
  slowDown(times: number): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Evaluated {
  readonly result: { readonly value: unknown };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
}

/** @returns the tab that a browser has when it starts, with a phone's screen */
export async function firstTab(browser: PipedChromium): Promise<Tab> {
  const send = speakTo(browser);
  const { targetInfos } = (await send('Target.getTargets')) as {
    targetInfos: readonly { type: string; targetId: string }[];
  };
  const target = targetInfos.find(({ type }) => type === 'page');
  if (!target) throw new Error('The browser has no tab.');
  const { sessionId } = (await send('Target.attachToTarget', {
    targetId: target.targetId,
    flatten: true,
  })) as { sessionId: string };
  const screen = { ...phoneScreen, deviceScaleFactor: phonePixelRatio, mobile: true };
  await send('Emulation.setDeviceMetricsOverride', screen, sessionId);
  return {
    evaluate: async <Result>(work: () => Result | Promise<Result>) => {
      const expression = `(${work.toString()})()`;
      const options = { expression, awaitPromise: true, returnByValue: true };
      const answer = (await send('Runtime.evaluate', options, sessionId)) as Evaluated;
      const { result, exceptionDetails } = answer;
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value as Result;
    },
    open: async (url) => {
      const { errorText } = (await send('Page.navigate', { url }, sessionId)) as {
        errorText?: string;
      };
      if (errorText) throw new Error(`${url}: ${errorText}`);
    },
    slowDown: async (rate) => {
      await send('Emulation.setCPUThrottlingRate', { rate }, sessionId);
    },
  };
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

/** Speaks the DevTools protocol over a browser's pipes. */
function speakTo({ commands, answers }: PipedChromium): Send {
  const awaited = new Map<number, (answer: Message) => void>();
  let begun = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (begun + text).split('\0');
    begun = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Message;
      // What has no id is an event.
      if (answer.id === undefined) continue;
      awaited.get(answer.id)?.(answer);
      awaited.delete(answer.id);
    }
  });
  answers.on('close', () => {
    const error = { message: 'The browser ended.' };
    for (const settle of awaited.values()) settle({ error });
  });
  let lastId = 0;
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      awaited.set(lastId, ({ error, result }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      commands.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
    });
}
