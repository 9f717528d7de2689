import type { Page } from '@playwright/test';

/** How a page answered what was done to it, durations in milliseconds. */
export interface Responses {
  /** How many inputs it was to answer; a scroll is none. */
  readonly interactions: number;
  /** The longest from an input to the next paint; 0 where all took less than a frame. */
  readonly slowest: number;
  /** Which input that was, and on what. */
  readonly slowestInput: string;
  /** Each task that kept the page from answering for more than 50 ms. */
  readonly longTasks: readonly number[];
  /** Each frame that took more than 50 ms. */
  readonly longFrames: readonly number[];
}

interface Recorded {
  readonly type: string;
  /** The event's name, and the element's where there is one. */
  readonly name: string;
  readonly duration: number;
  /** Whether it belongs to a tap or a key, rather than to moving or scrolling. */
  readonly isInteraction: boolean;
}

declare global {
  interface Window {
    responses: {
      recorded: Recorded[];
      /** How many inputs there had been when the recording began anew. */
      interactionsBefore: number;
      /** When the last of them was told, by the page's clock. */
      lastToldAt: number;
    };
  }
  interface Performance {
    /** Of this page, since it was opened. */
    readonly interactionCount: number;
  }
}

/** For how long nothing may happen until a page counts as at rest, in milliseconds. */
const rest = 500;

/** Has every page that is opened from now on keep how it answers. */
export const recordResponses = (page: Page) => page.addInitScript(keepResponses);

/**
 * @param act real input, and waiting for what it leads to
 * @returns how the page, which has to be at rest, answered until it was at rest again
 */
export async function responsesTo(page: Page, act: () => Promise<void>): Promise<Responses> {
  await page.evaluate(forgetResponses);
  await act();
  await untilAtRest(page);
  const { recorded, interactions } = await page.evaluate(() => ({
    recorded: window.responses.recorded,
    interactions: performance.interactionCount - window.responses.interactionsBefore,
  }));
  const durationsOf = (type: string) =>
    recorded.filter((entry) => entry.type === type).map(({ duration }) => duration);
  const [slowest] = recorded
    .filter(({ isInteraction }) => isInteraction)
    .toSorted((one, other) => other.duration - one.duration);
  return {
    interactions,
    slowest: slowest?.duration ?? 0,
    slowestInput: slowest?.name ?? '',
    longTasks: durationsOf('longtask'),
    longFrames: durationsOf('long-animation-frame'),
  };
}

/** Waits until the page has nothing more to do. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(
    (milliseconds) => performance.now() - window.responses.lastToldAt > milliseconds,
    rest,
  );
}

function forgetResponses(): void {
  window.responses = {
    recorded: [],
    interactionsBefore: performance.interactionCount,
    lastToldAt: performance.now(),
  };
}

/** Runs in the page as it stands here: a function of its own in it would miss tsx's helper. */
function keepResponses(): void {
  window.responses = { recorded: [], interactionsBefore: 0, lastToldAt: 0 };
  for (const type of ['event', 'first-input', 'longtask', 'long-animation-frame']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isInteraction = 'interactionId' in entry && entry.interactionId !== 0;
        const target = 'target' in entry && entry.target instanceof Element ? entry.target : null;
        const control = target?.closest('a, button, input, select') ?? target;
        const name = `${entry.name} ${control?.outerHTML.slice(0, 80) ?? ''}`;
        window.responses.recorded.push({ type, name, duration: entry.duration, isInteraction });
        window.responses.lastToldAt = performance.now();
      }
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

/** Waits until the page answers by its script: what is tapped before is the browser's own to answer. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(isInteractive);
}

/** Runs in the page, which shows it by the marks that React leaves. */
function isInteractive(): boolean {
  const controls = [...document.querySelectorAll('#root :is(a, button, input, select)')];
  return (
    controls.length > 0 &&
    controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber')))
  );
}
