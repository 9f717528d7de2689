import { median, times } from '../support/figures';
import { printProgress } from '../support/parts';
import { takeTurns } from '../support/rounds';
import type { Row } from '../support/row';
import { startBaseline } from './baseline';
import { categories, type Category, type Load, loadPage, type Phone, tryAgain } from './lighthouse';
import { type Effort, withServer } from './site';

interface Condition {
  readonly name: string;
  readonly phone: Phone;
  /**
   * Upper limits: paint times as multiples of the baseline's, and blocking time in milliseconds.
   */
  readonly goals: {
    readonly firstPaint?: number;
    readonly largestPaint?: number;
    readonly blockingTime?: number;
  };
  /** Lighthouse categories in which every page must score 100. */
  readonly judged: readonly Category[];
}

const midRange = 4;

/** Audits the pages with Lighthouse's simulated phone and slow 4G, as in most published results. */
export const auditSimulated = (effort: Effort): Promise<Row[]> =>
  auditLoads(effort, {
    name: 'simulated',
    phone: { throttlingMethod: 'simulate', slowdown: midRange },
    goals: { firstPaint: 1.15, largestPaint: 1.35, blockingTime: 30 },
    judged: categories,
  });

/** Audits the pages with the same phone, but really throttles its connection and processor. */
export const auditApplied = (effort: Effort): Promise<Row[]> =>
  auditLoads(effort, {
    name: 'applied',
    phone: { throttlingMethod: 'devtools', slowdown: midRange },
    goals: { firstPaint: 1.2, largestPaint: 1.6 },
    judged: [],
  });

async function auditLoads(
  { rounds, pages, morePages }: Effort,
  condition: Condition,
): Promise<Row[]> {
  const { name, phone, judged } = condition;
  const loads = await withServer(async (siteUrl) => {
    const baseline = await startBaseline(siteUrl);
    const turn = (what: string, url: string, wanted: readonly Category[]) => () => {
      printProgress(`${name} ${what}`);
      return tryAgain(() => loadPage(url, phone, wanted));
    };
    const contestants: Record<string, () => Promise<Load>> = {
      baseline: turn('baseline', baseline.url, []),
    };
    for (const path of pages) contestants[path] = turn(path, siteUrl + path, judged);
    for (const path of morePages) contestants[path] = turn(path, siteUrl + path, []);
    try {
      return await takeTurns(rounds, contestants);
    } finally {
      await baseline.stop();
    }
  });
  const { baseline = [] } = loads;
  const of = (path: string) => loads[path] ?? [];
  return [
    {
      what: `${name}, baseline: first paint, largest paint, blocking time`,
      value: `${seconds(baseline, 'firstPaint')}, ${seconds(baseline, 'largestPaint')}, ${blockingTime(baseline)} ms`,
    },
    ...pages.flatMap((path) => [
      ...paintRows(condition, path, of(path), baseline),
      ...otherRows(condition, path, of(path)),
    ]),
    ...morePages.flatMap((path) => paintRows(condition, path, of(path), baseline)),
  ];
}

function paintRows(
  { name, goals }: Condition,
  path: string,
  page: readonly Load[],
  baseline: readonly Load[],
): Row[] {
  const paints = { firstPaint: 'first paint', largestPaint: 'largest paint' } as const;
  return (['firstPaint', 'largestPaint'] as const).map((paint) => {
    // Use the ratio within each round, so that a slowdown of the machine affects both loads.
    const ratio = median(page.map((load, i) => load[paint] / (baseline[i]?.[paint] ?? Number.NaN)));
    const what = `${name} ${path}: ${paints[paint]}`;
    const value = `${times(ratio)} (${seconds(page, paint)})`;
    const goal = goals[paint];
    if (goal === undefined) return { what, value };
    return { what, value, goal: `≤ ${times(goal)} baseline`, met: ratio <= goal };
  });
}

function otherRows({ name, goals, judged }: Condition, path: string, page: readonly Load[]): Row[] {
  const blocking = { what: `${name} ${path}: blocking time`, value: `${blockingTime(page)} ms` };
  const goal = goals.blockingTime;
  // Report the worst load, because even a shift that one in three visitors sees is unacceptable.
  const shift = Math.max(...page.map(({ layoutShift }) => layoutShift));
  return [
    goal === undefined
      ? blocking
      : { ...blocking, goal: `≤ ${goal} ms`, met: blockingTime(page) <= goal },
    {
      what: `${name} ${path}: layout shift`,
      value: shift.toFixed(3),
      goal: '0.000',
      met: shift < 0.0005,
    },
    ...judged.map((category) => {
      const scores = page.map((load) => load.scores[category]);
      const points = median(scores.map((score) => score?.points ?? 0));
      const lostBy = scores.find((score) => score?.points === points)?.lostBy ?? [];
      const value = points < 100 ? `${points}: ${lostBy.join(', ')}` : '100';
      return { what: `${name} ${path}: ${category}`, value, goal: '100', met: points >= 100 };
    }),
  ];
}

const seconds = (loads: readonly Load[], paint: 'firstPaint' | 'largestPaint') =>
  `${(median(loads.map((load) => load[paint])) / 1000).toFixed(2)} s`;

const blockingTime = (loads: readonly Load[]) =>
  Math.round(median(loads.map((load) => load.blockingTime)));
