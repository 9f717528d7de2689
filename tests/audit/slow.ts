import { paths } from '../../src/content/paths';
import { median, times } from '../support/figures';
import { printProgress } from '../support/parts';
import { inFolder, takeTurns } from '../support/rounds';
import type { Row } from '../support/row';
import { startBaseline } from './baseline';
import { type Tab, withTab } from './browser';
import { loadPage, tryAgain } from './lighthouse';
import { referencePages } from './references';
import { type Effort, withServer } from './site';

const lowEnd = 14;
const midRange = 4;

/**
 * Times in milliseconds. `response` is the time from the start of the navigation until a control
 * has responded.
 */
interface Figures {
  readonly computed: number;
  readonly applied: number;
  readonly longest: number;
  readonly longestAfterPaint: number;
  readonly midRange: number;
  readonly response: number;
}

/** Each figure's label and goal, in milliseconds. */
const figures: Readonly<Record<keyof Figures, readonly [what: string, goal?: number]>> = {
  computed: [`blocking time, computed for a ${lowEnd}× slowdown`, 276],
  applied: [`blocking time, measured at a ${lowEnd}× slowdown`, 150],
  longest: [`longest task, measured at a ${lowEnd}× slowdown`, 100],
  longestAfterPaint: [`longest task after the first paint, at a ${lowEnd}× slowdown`],
  midRange: [`blocking time, measured at a ${midRange}× slowdown`, 30],
  response: [`time until the first control responds, at a ${lowEnd}× slowdown`],
};

/**
 * Selectors for the first control in a page's content that needs JavaScript, and for the control's
 * effect.
 */
type Control = readonly [control: string, effect: string];

const secondTab = 'main [role=tab]:nth-of-type(2)';
const controls: Readonly<Record<string, Control>> = {
  [paths.home]: ['main button', 'dialog[open]'],
  [paths.courses]: [secondTab, `${secondTab}[aria-selected=true]`],
  [paths.courseDetails(2)]: ['main button', 'dialog[open]'],
  [paths.enrolment(2)]: ['main input', 'main input:enabled'],
  [paths.help]: [secondTab, `${secondTab}[aria-selected=true]`],
};

/** Pages for comparison, each with its path on the baseline server and its control. */
const references: Readonly<Record<string, readonly [path: string, Control?]>> = {
  'bare page': ['/'],
  'home without script': ['/without-script'],
  React: ['/react', ['button', 'button[aria-pressed=true]']],
};

/**
 * Audits pages on a low-end phone, because the usual slowdown is too lenient on a fast machine.
 * Blocking time is determined in two ways. Lighthouse computes it from a load at full speed, and
 * counts work in slices of a few milliseconds as one long task. It is also measured on a processor
 * that is actually throttled, without a debugger, as on a visitor's phone. Both methods use slow
 * 4G, because on a faster connection, scripts would run before the first paint, and blocking counts
 * only after the paint.
 */
export async function auditSlow({ slowRounds, pages }: Effort): Promise<Row[]> {
  const turns = await withServer(async (siteUrl) => {
    const baseline = await startBaseline(siteUrl, await referencePages(siteUrl));
    const contestants: Record<string, () => Promise<Figures>> = {};
    const add = (name: string, url: string, control?: Control) => {
      contestants[name] = () => measure(name, url, control);
    };
    for (const [name, [path, control]] of Object.entries(references)) {
      add(name, baseline.url + path, control);
    }
    for (const path of pages) add(path, siteUrl + path, controls[path]);
    try {
      return await takeTurns(slowRounds, contestants);
    } finally {
      await baseline.stop();
    }
  });
  const of = (page: string, figure: keyof Figures) =>
    median((turns[page] ?? []).map((one) => one[figure]));
  return (Object.keys(figures) as (keyof Figures)[]).flatMap((figure) => {
    const [what, goal] = figures[figure];
    return Object.keys(turns).map((page): Row => {
      const value = of(page, figure);
      const text = Number.isNaN(value) ? 'none' : `${Math.round(value)} ms`;
      const row = { what: `slow ${page}: ${what}`, value: text };
      if (page in references) return row;
      const ratios = ['React', 'bare page'].flatMap((other) => {
        const ratio = value / of(other, figure);
        return Number.isFinite(ratio) ? [`${times(ratio)} ${other}`] : [];
      });
      const compared = { ...row, value: [row.value, ...ratios].join(', ') };
      if (goal === undefined) return compared;
      return { ...compared, goal: `≤ ${goal} ms`, met: value <= goal };
    });
  });
}

async function measure(name: string, url: string, control?: Control): Promise<Figures> {
  const report = (what: string) => printProgress(`slow ${name}, ${what}`);
  report(`computing for a ${lowEnd}× slowdown`);
  const phone = { throttlingMethod: 'simulate', slowdown: lowEnd } as const;
  const computed = await tryAgain(() => loadPage(url, phone, []));
  report(`measuring at a ${lowEnd}× slowdown`);
  const applied = await onSlowPhone(url, lowEnd, tasksOfStart);
  report(`measuring at a ${midRange}× slowdown`);
  const onMidRange = await onSlowPhone(url, midRange, tasksOfStart);
  report('pressing the first control');
  return {
    computed: computed.blockingTime,
    applied: applied.blockingTime,
    longest: applied.longestTask,
    longestAfterPaint: applied.longestAfterPaint,
    midRange: onMidRange.blockingTime,
    response: control
      ? await onSlowPhone(url, lowEnd, (tab) => tab.evaluate(pressEarly, ...control))
      : Number.NaN,
  };
}

/**
 * Opens a page on a slow phone with a fresh profile, and runs a task as soon as the page starts to
 * load.
 */
function onSlowPhone<Result>(
  url: string,
  slowdown: number,
  work: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  return inFolder((profile) =>
    withTab(profile, async (tab) => {
      await tab.slowDown(slowdown);
      await tab.slowNetwork();
      await tab.open(url);
      return work(tab);
    }),
  );
}

/** As in Lighthouse, a task's time beyond this many milliseconds counts as blocking. */
const longTaskMs = 50;

/** Times in milliseconds; 0 if no task is long. */
interface Tasks {
  readonly blockingTime: number;
  readonly longestTask: number;
  readonly longestAfterPaint: number;
}

/**
 * Measures a page's long tasks until the page has settled. Only time after the first paint counts
 * as blocking.
 */
async function tasksOfStart(tab: Tab): Promise<Tasks> {
  const { painted, tasks } = await tab.evaluate(untilAtRest);
  const afterPaint = tasks.map(([start, end]) => end - Math.max(start, painted));
  return {
    blockingTime: afterPaint.reduce((sum, each) => sum + Math.max(0, each - longTaskMs), 0),
    longestTask: Math.max(0, ...tasks.map(([start, end]) => end - start)),
    longestAfterPaint: Math.max(0, ...afterPaint),
  };
}

/* The following functions run in the page, so each is self-contained. */

/**
 * Collects long tasks until five seconds have passed without any file loading and without any
 * long task, as Lighthouse does.
 */
async function untilAtRest() {
  const tasks: [start: number, end: number][] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push([startTime, startTime + duration]);
    }
  }).observe({ type: 'longtask', buffered: true });
  let busy = performance.now();
  while (document.readyState !== 'complete' || performance.now() - busy < 5000) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = [...tasks.map(([, end]) => end), ...resources.map((each) => each.responseEnd)];
    busy = Math.max(busy, ...ends);
  }
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { painted: paint?.startTime ?? Number.NaN, tasks };
}

/**
 * Presses the control as soon as it is visible and the page has been painted, and again every
 * second until the effect appears, because a page that is not ready may ignore a press.
 *
 * @returns the time of the effect, in milliseconds from the start of the navigation
 */
async function pressEarly(control: string, effect: string): Promise<number> {
  let next = 0;
  while (!document.querySelector(effect)) {
    if (performance.now() > 120_000) throw new Error('The control did not respond.');
    await new Promise((resolve) => setTimeout(resolve, 10));
    const target = document.querySelector<HTMLElement>(control);
    const isPainted = performance.getEntriesByType('paint').length > 0;
    if (performance.now() < next || !isPainted || !target?.checkVisibility()) continue;
    next = performance.now() + 1000;
    for (const type of ['pointerdown', 'pointerup']) {
      target.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
    target.click();
  }
  return performance.now();
}
