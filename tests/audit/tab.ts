import type { PipedChromium } from '../support/chromium-process';
import { phonePixelRatio, phoneScreen } from './browser';

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
