import { throttling } from 'lighthouse/core/config/constants.js';
import { paths } from '../../src/content/addresses';
import { median, times } from '../support/figures';
import { tellProgress } from '../support/parts';
import { takeTurns } from '../support/rounds';
import type { Row } from '../support/row';
import { openTab, withPhone } from './browser';
import { startFloor } from './floor';
import { loadPage, tryAgain } from './lighthouse';
import { referencePages } from './references';
import { type Effort, withServer } from './site';

const lowEnd = 14;
const midRange = 4;

/** In milliseconds. The last is from the start of the navigation until a control has answered. */
interface Figures {
  readonly computed: number;
  readonly applied: number;
  readonly longest: number;
  readonly midRange: number;
  readonly answer: number;
}

/** What to call each figure, and what it is to reach. */
const figures: Readonly<Record<keyof Figures, readonly [what: string, goal?: number]>> = {
  computed: [`blocking time, computed at ${lowEnd} ×`, 276],
  applied: [`blocking time, applied at ${lowEnd} ×`, 150],
  longest: [`longest task, applied at ${lowEnd} ×`, 100],
  midRange: [`blocking time, applied at ${midRange} ×`, 30],
  answer: [`first control answers, applied at ${lowEnd} ×`],
};

/** A page's first control in its content that needs a script, and what is there once it has answered. */
type Control = readonly [control: string, answer: string];

const tab = 'main [role=tab]:nth-of-type(2)';
const controls: Readonly<Record<string, Control>> = {
  [paths.home]: ['main button', 'dialog[open]'],
  [paths.courses]: [tab, `${tab}[aria-selected=true]`],
  [paths.courseDetails(2)]: ['main button', 'dialog[open]'],
  [paths.enrolment(2)]: ['main input', 'main input:enabled'],
  [paths.help]: [tab, `${tab}[aria-selected=true]`],
};

/** Beside them: where the floor's server has it, and what answers there. */
const references: Readonly<Record<string, readonly [path: string, Control?]>> = {
  'bare page': ['/'],
  'home without script': ['/without-script'],
  React: ['/react', ['button', 'button[aria-pressed=true]']],
};

/**
 * A low-end phone: on a fast machine the usual slow-down is lenient. Blocking time is shown as
 * Lighthouse computes it from a load at full speed, where work in slices of a few milliseconds
 * counts as if it were one long task, and as it is on a processor that is really slowed down. Both
 * on slow 4G: without it a script runs before the first paint, from when on blocking counts.
 */
export async function auditSlow({ slowRounds, pages }: Effort): Promise<Row[]> {
  const turns = await withServer(async (siteUrl) => {
    const floor = await startFloor(siteUrl, await referencePages(siteUrl));
    const contestants: Record<string, () => Promise<Figures>> = {};
    const add = (name: string, url: string, control?: Control) => {
      contestants[name] = () => measure(name, url, control);
    };
    for (const [name, [path, control]] of Object.entries(references)) {
      add(name, floor.url + path, control);
    }
    for (const path of pages) add(path, siteUrl + path, controls[path]);
    try {
      return await takeTurns(slowRounds, contestants);
    } finally {
      await floor.stop();
    }
  });
  const of = (page: string, figure: keyof Figures) =>
    median((turns[page] ?? []).map((one) => one[figure]));
  return (Object.keys(figures) as (keyof Figures)[]).flatMap((figure) => {
    const [what, goal] = figures[figure];
    return Object.keys(turns).map((page): Row => {
      const value = of(page, figure);
      const told = Number.isNaN(value) ? 'has none' : `${Math.round(value)} ms`;
      const row = { what: `slow ${page}: ${what}`, value: told };
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
  const load = (throttlingMethod: 'simulate' | 'devtools', slowdown: number) => {
    tellProgress(`slow ${name}, ${throttlingMethod} ${slowdown} ×`);
    return tryAgain(() => loadPage(url, { throttlingMethod, slowdown }, []));
  };
  const computed = await load('simulate', lowEnd);
  const applied = await load('devtools', lowEnd);
  const onMidRange = await load('devtools', midRange);
  return {
    computed: computed.blockingTime,
    applied: applied.blockingTime,
    longest: applied.longestTask,
    midRange: onMidRange.blockingTime,
    answer: control ? await timeOfAnswer(url, control) : Number.NaN,
  };
}

declare global {
  interface Window {
    answeredAt?: number;
  }
}

function timeOfAnswer(url: string, control: Control): Promise<number> {
  return withPhone(async (context) => {
    const page = await openTab(context);
    const devTools = await context.newCDPSession(page);
    const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } =
      throttling.mobileSlow4G;
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: (downloadThroughputKbps * 1024) / 8,
      uploadThroughput: (uploadThroughputKbps * 1024) / 8,
    });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: lowEnd });
    await page.addInitScript(pressEarly, control);
    await page.goto(url, { waitUntil: 'commit' });
    const answered = await page.waitForFunction(() => window.answeredAt, undefined, {
      timeout: 120_000,
      polling: 100,
    });
    return (await answered.jsonValue()) ?? Number.NaN;
  });
}

/**
 * Runs in the page before its own scripts: touches the control once, as soon as it is laid out in a
 * page that is painted, and sees when the answer is there.
 */
function pressEarly([control, answer]: Control): void {
  let pressed = false;
  setInterval(() => {
    if (pressed && document.querySelector(answer)) window.answeredAt ??= performance.now();
    const target = document.querySelector<HTMLElement>(control);
    if (pressed || !target?.checkVisibility()) return;
    if (performance.getEntriesByType('paint').length === 0) return;
    pressed = true;
    for (const type of ['pointerdown', 'pointerup']) {
      target.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
    target.click();
  }, 10);
}
