import { median, times } from '../support/figures';
import { tellProgress } from '../support/parts';
import { takeTurns } from '../support/rounds';
import type { Row } from '../support/row';
import { startFloor } from './floor';
import { categories, type Category, type Load, loadPage, type Phone, tryAgain } from './lighthouse';
import { type Effort, withServer } from './site';

/** What a phone of one kind is to reach; paints as ratios to the floor's, times in milliseconds. */
interface Goals {
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  readonly blockingTime?: number;
}

interface Condition {
  readonly name: string;
  readonly phone: Phone;
  readonly goals: Goals;
  /** In which categories the pages are judged, each of which is to give 100 points. */
  readonly judged: readonly Category[];
}

const midRange = 4;
const lowEnd = 14;

/** A phone on slow 4G as Lighthouse computes it, which is how the web's published figures are made. */
export const auditSimulated = (effort: Effort): Promise<Row[]> =>
  auditLoads(effort, {
    name: 'simulated',
    phone: { throttlingMethod: 'simulate', slowdown: midRange },
    goals: { firstPaint: 1.15, largestPaint: 1.35, blockingTime: 30 },
    judged: categories,
  });

/** The same phone, with connection and processor really slowed down. */
export const auditApplied = (effort: Effort): Promise<Row[]> =>
  auditLoads(effort, {
    name: 'applied',
    phone: { throttlingMethod: 'devtools', slowdown: midRange },
    goals: { firstPaint: 1.2, largestPaint: 1.6 },
    judged: [],
  });

/** A low-end phone: on a fast machine the usual slow-down is lenient. */
export const auditSlow = (effort: Effort): Promise<Row[]> =>
  auditLoads(
    { ...effort, morePages: [] },
    {
      name: 'slow',
      phone: { throttlingMethod: 'simulate', slowdown: lowEnd },
      goals: { blockingTime: 100 },
      judged: [],
    },
  );

async function auditLoads(effort: Effort, condition: Condition): Promise<Row[]> {
  const { rounds, pages, morePages } = effort;
  const { name, phone, goals, judged } = condition;
  const loads = await withServer(async (siteUrl) => {
    const floor = await startFloor(siteUrl);
    const turn =
      (path: string, url: string, wanted: readonly Category[] = []) =>
      () => {
        tellProgress(`${name} ${path}`);
        return tryAgain(() => loadPage(url, phone, wanted));
      };
    const contestants = Object.fromEntries([
      ['floor', turn('floor', floor.url)],
      ...pages.map((path) => [path, turn(path, siteUrl + path, judged)]),
      ...morePages.map((path) => [path, turn(path, siteUrl + path)]),
    ]) as Record<string, () => Promise<Load>>;
    try {
      return await takeTurns(rounds, contestants);
    } finally {
      await floor.stop();
    }
  });
  const { floor = [] } = loads;
  const rowsOf = (path: string, make: typeof paintRows) =>
    make({ name: `${name} ${path}`, goals, floor, page: loads[path] ?? [] });
  for (const path of [...pages, ...morePages]) {
    effort.detail(`${name} ${path}, largest paint: ${elementsOf(loads[path] ?? [])}`);
  }
  return [
    {
      what: `${name}, floor: first paint, largest paint, blocking time`,
      value: `${seconds(floor, 'firstPaint')}, ${seconds(floor, 'largestPaint')}, ${blockingOf(floor)}`,
    },
    ...pages.flatMap((path) => [
      ...rowsOf(path, paintRows),
      ...rowsOf(path, otherRows),
      ...scoreRows(`${name} ${path}`, judged, loads[path] ?? []),
    ]),
    ...morePages.flatMap((path) => rowsOf(path, paintRows)),
  ];
}

interface Turns {
  readonly name: string;
  readonly goals: Goals;
  /** What each round gave. */
  readonly floor: readonly Load[];
  readonly page: readonly Load[];
}

function paintRows({ name, goals, floor, page }: Turns): Row[] {
  const paints = { firstPaint: 'first paint', largestPaint: 'largest paint' } as const;
  return (['firstPaint', 'largestPaint'] as const).map((paint) => {
    // Of one round, so that a slower moment of the machine falls on both.
    const ratio = median(page.map((load, i) => load[paint] / (floor[i]?.[paint] ?? Number.NaN)));
    const what = `${name}: ${paints[paint]}`;
    const value = `${times(ratio)} (${seconds(page, paint)})`;
    const goal = goals[paint];
    if (goal === undefined) return { what, value };
    return { what, value, goal: `≤ ${times(goal)} floor`, met: ratio <= goal };
  });
}

function otherRows({ name, goals, page }: Turns): Row[] {
  const blocking = blockingTime(page);
  // A shift that one visitor of three sees is one too many.
  const shift = Math.max(...page.map(({ layoutShift }) => layoutShift));
  return [
    {
      what: `${name}: blocking time`,
      value: blockingOf(page),
      ...(goals.blockingTime === undefined
        ? {}
        : { goal: `≤ ${goals.blockingTime} ms`, met: blocking <= goals.blockingTime }),
    },
    {
      what: `${name}: layout shift`,
      value: shift.toFixed(3),
      goal: '0.000',
      met: shift < 0.0005,
    },
  ];
}

function scoreRows(name: string, judged: readonly Category[], loads: readonly Load[]): Row[] {
  return judged.map((category) => {
    const scores = loads.flatMap((load) => load.scores.filter((s) => s.category === category));
    const points = median(scores.map((score) => score.points));
    const lostBy = scores.find((score) => score.points === points)?.lostBy ?? [];
    const blame = points < 100 ? `: ${lostBy.join(', ')}` : '';
    return { what: `${name}: ${category}`, value: points + blame, goal: '100', met: points >= 100 };
  });
}

function seconds(loads: readonly Load[], paint: 'firstPaint' | 'largestPaint'): string {
  return `${(median(loads.map((load) => load[paint])) / 1000).toFixed(2)} s`;
}

const blockingTime = (loads: readonly Load[]) => median(loads.map((load) => load.blockingTime));
const blockingOf = (loads: readonly Load[]) => `${Math.round(blockingTime(loads))} ms`;

const elementsOf = (loads: readonly Load[]) =>
  [...new Set(loads.map(({ largestElement }) => largestElement))].join('; ');
