import { paths } from '../../src/content/paths';
import { median, milliseconds } from '../support/figures';
import { printProgress } from '../support/parts';
import { inFolder } from '../support/rounds';
import type { Row } from '../support/row';
import { type Tab, withTab } from './browser';
import { type Network, startNetwork } from './network';
import { type Effort, withServer } from './site';

/**
 * Slowdown factor of the processor, for pages only. The worker runs at full speed, because Chromium
 * can't throttle workers (`Emulation.setCPUThrottlingRate`: 'only supported for pages').
 */
const slowdown = 4;

/**
 * Maximum times from the start of the navigation to the first contentful paint with the server
 * stopped, in milliseconds.
 */
const goals = { cold: 250, warm: 200 } as const;

type Warmth = keyof typeof goals;

interface Condition {
  readonly name: string;
  readonly begin: (network: Network) => void | Promise<void>;
  readonly hasGoal?: true;
}

/** The order matters, because a stopped proxy is not started again. */
const conditions: readonly Condition[] = [
  { name: 'online', begin: () => {} },
  { name: 'server takes 3 s', begin: (network) => network.become({ serverTime: 3000 }) },
  { name: 'server stopped', begin: (network) => network.stop(), hasGoal: true },
];

const warmths: Readonly<Record<Warmth, typeof visitWarm>> = { warm: visitWarm, cold: visitCold };

/**
 * Measures how soon a returning visitor sees the home page, which the service worker has stored.
 */
export function auditVisits({ visits }: Effort): Promise<Row[]> {
  return withServer((siteUrl) =>
    inFolder(async (profile) => {
      const network = await startNetwork(siteUrl);
      try {
        printProgress('visits, first visit');
        await withTab(profile, (tab) => install(tab, network.url));
        const rows: Row[] = [];
        for (const { name, begin, hasGoal } of conditions) {
          await begin(network);
          for (const warmth of ['warm', 'cold'] as const) {
            printProgress(`visits, ${name}, ${warmth}`);
            const paint = median(await warmths[warmth](profile, network.url, visits));
            const what = `repeat visit, ${name}, browser ${warmth}: first paint`;
            const row = { what, value: milliseconds(paint) };
            const goal = goals[warmth];
            rows.push(hasGoal ? { ...row, goal: `≤ ${goal} ms`, met: paint <= goal } : row);
          }
        }
        return rows;
      } finally {
        await network.stop();
      }
    }),
  );
}

/** Measures visits from another page on the site, in an open tab. */
function visitWarm(profile: string, url: string, visits: number): Promise<number[]> {
  return withTab(profile, async (tab) => {
    await tab.slowDown(slowdown);
    const paints: number[] = [];
    for (let i = 0; i < visits; i++) {
      await tab.open(url + paths.courses);
      await untilPainted(tab);
      await untilIdle(tab);
      await tab.open(url + paths.home);
      paints.push(await untilPainted(tab));
    }
    return paints;
  });
}

/** Measures visits to the home page right after the browser has started. */
async function visitCold(profile: string, url: string, visits: number): Promise<number[]> {
  const paints: number[] = [];
  for (let i = 0; i < visits; i++) {
    paints.push(
      await withTab(profile, async (tab) => {
        await tab.slowDown(slowdown);
        await untilIdle(tab);
        await tab.open(url + paths.home);
        return untilPainted(tab);
      }),
    );
  }
  return paints;
}

async function install(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await tab.evaluate(async () => {
    while (navigator.serviceWorker.controller?.state !== 'activated') {
      if (performance.now() > 120_000) throw new Error('The worker was not installed.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** Returns the time of the first contentful paint, in milliseconds after the navigation's start. */
function untilPainted(tab: Tab): Promise<number> {
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Waits until the page is idle, for at most 5 s. */
function untilIdle(tab: Tab): Promise<void> {
  return tab.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })),
  );
}
