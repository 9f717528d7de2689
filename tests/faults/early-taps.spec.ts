import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { coursePage } from '#words/course-page';
import { enrolment } from '#words/enrolment';
import { labels } from '#words/labels';
import { navigation } from '#words/navigation';
import { testimonials } from '#words/testimonials';
import { expect, test } from '../browser/support/test';
import { cycles } from '../server/support/fault-figures';

const labelled = (label: string) => `[aria-label="${label}"]`;
const chat = `main ${labelled(labels.chatOn('WeChat'))}`;
const menu = labelled(navigation.openMenu);
const dot = (nth: number) => labelled(labels.goToTestimonial(nth, testimonials.items.length));
const fields = [1, 2, 4].map((nth) => `:nth-match(main input, ${nth})`);
const button = (text: string) => `main button:text("${text}")`;
const link = (end: string) => `main a[href$="${end}"]`;

/**
 * Controls to tap on each page. After a tap on a control in the first list, the others can still be
 * tapped. A tap on a control in the second list may cover, scroll or leave the page, or change the
 * step, so such a tap comes last.
 */
const pages: Readonly<Record<string, readonly [staying: string[], leaving: string[]]>> = {
  '/': [
    [dot(3), dot(5), '#contact-name', '#contact-message'],
    [chat, menu, link('/Courses'), link('/course-details/2')],
  ],
  '/course-details/2': [
    [button(coursePage.share.button)],
    [
      link('#levels'),
      link('#educator'),
      link('#overview'),
      chat,
      menu,
      link('/Inroll/2'),
      labelled(navigation.home),
    ],
  ],
  '/Inroll/2': [
    fields,
    [chat, menu, ...enrolment.steps.slice(1).map(button), button(enrolment.continue)],
  ],
};

interface Run {
  readonly path: string;
  readonly taps: readonly string[];
  /** Earliest times of the taps, in milliseconds after the first paint. */
  readonly moments: readonly number[];
}

const threeMoments = fc.array(fc.nat(5000), { minLength: 3, maxLength: 3 });
const runs: fc.Arbitrary<Run> = fc
  .constantFrom(...Object.entries(pages))
  .chain(([path, [staying, leaving]]) =>
    fc.record({
      path: fc.constant(path),
      taps: fc
        .tuple(
          fc.array(fc.constantFrom(...staying), { maxLength: 2 }),
          fc.constantFrom(...staying, ...leaving),
        )
        .map(([before, last]) => [...before, last]),
      moments: threeMoments.map((all) => all.toSorted((a, b) => a - b)),
    }),
  );

test.use({
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  // Without this permission, 'Share' shows a field that takes focus.
  permissions: ['clipboard-write'],
});

for (let index = 0; index < cycles('EARLY_TAPS', 2); index++) {
  test(`taps while a page is starting have the same effect as later taps (run ${index})`, async ({
    context,
  }) => {
    test.setTimeout(300_000);
    /**
     * To repeat a run, set `SEED` to the seed that the run logged, and `EARLY_TAPS` to 1. The machine
     * must be equally fast.
     */
    const first = Number(process.env.SEED ?? randomInt(2 ** 30)) + index;
    for (let seed = first; ; seed += 2 ** 20) {
      const [run] = fc.sample(runs, { seed, numRuns: 1, unbiased: true });
      console.log(`Early taps, seed ${seed}: ${JSON.stringify(run)}`);
      const late = await play(context, run as Run, false);
      const early = await play(context, run as Run, true);
      // If the layout shifted, the taps hit different controls, and the states can't be compared. Try
      // another run.
      if (String(late.tapped) !== String(early.tapped)) continue;
      // Parts of a page that load late may still be missing from either tab.
      await expect(async () => {
        expect(await early.state()).toEqual(await late.state());
      }).toPass({ timeout: 15_000 });
      return;
    }
  });
}

/** Taps controls, either during a slow start or on a settled page with pauses between the taps. */
async function play(context: BrowserContext, { path, taps, moments }: Run, early: boolean) {
  const { page, tapped } = await open(context);
  const devTools = await context.newCDPSession(page);
  if (early) await devTools.send('Emulation.setCPUThrottlingRate', { rate: 14 });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const painted = performance.now();
  for (const [index, control] of taps.entries()) {
    const wait = painted + (moments[index] ?? 0) - performance.now();
    if (early) await page.waitForTimeout(Math.max(0, wait));
    else await untilQuiet(page, 700);
    // Tap as soon as a visitor could see the control, even if it is not ready. Scrolling to a
    // control may make it disappear, because a course's menu follows the current section. In that
    // case, nothing was tapped, so try again.
    const target = page.locator(control).first();
    const before = tapped.length;
    await expect(async () => {
      // On a slow machine, a tap may time out even though it took effect.
      if (tapped.length === before) await target.tap({ force: true, timeout: 30_000 });
    }).toPass();
  }
  await untilQuiet(page, early ? 2500 : 700);
  return { tapped, state: () => page.evaluate(visibleState, path) };
}

declare global {
  var busyAt: number;
}
declare const reportTap: (name: string) => void;

/** @returns a tab, and the names of the controls that were actually tapped */
async function open(context: BrowserContext) {
  const page = await context.newPage();
  const tapped: string[] = [];
  await page.exposeFunction('reportTap', (name: string) => void tapped.push(name));
  await page.addInitScript(() => {
    const busy = () => void (globalThis.busyAt = performance.now());
    busy();
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(busy).observe(document, all);
    for (const type of ['longtask', 'resource', 'paint']) {
      new PerformanceObserver(busy).observe({ type });
    }
    const report = ({ target }: Event) => {
      // A tap counts as activity, because its effect may start late.
      busy();
      const control = (target as Element).closest('a, button, input, textarea, dialog');
      reportTap(control?.getAttribute('name') ?? control?.ariaLabel ?? `${control?.textContent}`);
    };
    addEventListener('pointerdown', report, true);
    addEventListener('pointerup', report, true);
  });
  return { page, tapped };
}

/** Waits until nothing has happened on the page for this many milliseconds. */
const untilQuiet = (page: Page, milliseconds: number) =>
  page.waitForFunction(
    (ms) => document.readyState === 'complete' && performance.now() - globalThis.busyAt > ms,
    milliseconds,
    { polling: 100, timeout: 60_000 },
  );

/** Returns the visible state of the controls, or only the new path if a tap led elsewhere. */
function visibleState(path: string): string[] {
  if (location.pathname !== path) return [location.pathname];
  // Don't identify elements by id, because React's ids depend on the order of rendering.
  const describeElement = (element: Element | null) => {
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return `${element?.localName} ${label ?? element?.ariaLabel ?? element?.textContent}`;
  };
  // Ignore the form's saved status, which depends on the processor's speed, and the menu's current
  // section, which depends on scrolling.
  const compared =
    '[aria-expanded], [aria-selected], [aria-current]:not([aria-current=location]), [aria-invalid], dialog, input, textarea, [role=alert], [role=status]:not(form *), h2';
  const lines = [...document.querySelectorAll<HTMLInputElement>(compared)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { ariaExpanded, ariaSelected, ariaInvalid, value, disabled } = element;
      const current = element.getAttribute('aria-current');
      return `${describeElement(element)}: ${[ariaExpanded, ariaSelected, ariaInvalid, current, value, disabled].join()}`;
    });
  // Compare the focus only if it is in a field. After a tap on a link to a section, the site's script
  // focuses the section's heading, but without the script, the browser doesn't.
  const field = document.activeElement?.closest('input, textarea') ?? null;
  return [location.hash, `focus: ${describeElement(field)}`, ...lines];
}
