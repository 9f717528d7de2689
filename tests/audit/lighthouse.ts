import lighthouse, { type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { printProgress } from '../support/parts';
import { inFreshBrowser } from './browser';

/** Throttling of a phone's connection and processor. */
export interface Phone {
  /** Simulated from a load at full speed, or actually throttled. */
  readonly throttlingMethod: 'simulate' | 'devtools';
  /** Slowdown factor relative to this machine. */
  readonly slowdown: number;
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Lighthouse's results for one load of a page. Times are in milliseconds. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  readonly scores: Readonly<Partial<Record<Category, Score>>>;
}

interface Score {
  /** The score, from 0 to 100. */
  readonly points: number;
  /** The audits that cost points. */
  readonly lostBy: readonly string[];
}

/**
 * Loads a page with Lighthouse on an emulated phone, in a fresh browser.
 *
 * @param judged the categories to score
 * @throws if Lighthouse could not audit the page
 */
export async function loadPage(
  url: string,
  { throttlingMethod, slowdown }: Phone,
  judged: readonly Category[],
): Promise<Load> {
  const run = await inFreshBrowser((port) =>
    lighthouse(url, {
      port,
      logLevel: 'error',
      // The performance category contains the times, so it is always included.
      onlyCategories: ['performance', ...judged],
      throttlingMethod,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
      disableFullPageScreenshot: true,
    }),
  );
  if (!run) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const figure = (id: string) => {
    const { numericValue, errorMessage = 'no value' } = lhr.audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`${url}, ${id}: ${errorMessage}.`);
    return numericValue;
  };
  return {
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blockingTime: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    scores: Object.fromEntries(judged.map((category) => [category, getScore(lhr, category)])),
  };
}

function getScore({ categories: all, audits }: Result, category: Category): Score {
  const { score = null, auditRefs = [] } = all[category] ?? {};
  const lostBy = auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { points: Math.round((score ?? 0) * 100), lostBy };
}

const tries = 3;

/**
 * Runs a task, and retries it up to twice if it fails, because Lighthouse may miss the start of a
 * load on a busy machine.
 */
export async function tryAgain<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries) throw error;
      printProgress(`retrying after an error: ${String(error)}`);
    }
  }
}
