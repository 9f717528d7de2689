import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type ViewportSize } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Screen } from '../../screens/screen';
import { untilStable } from './stable';

/** The windows in which each screen is checked. */
export const phone = { width: 360, height: 800 };
export const wideScreen = { width: 1280, height: 900 };

// Less than half of the whole source, which each page would have to read.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looks for. */
type AxeRules = NonNullable<RunOptions['runOnly']>;

/** All that WCAG 2.2 asks for at the levels A and AA, and what axe holds to be good practice. */
const allRules: AxeRules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Those of them that look at colours. */
const colourRules: AxeRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/**
 * Axe finds nothing on the page in any of these windows, in either theme, and nothing is wider than
 * they are, nor than the narrowest; where these are several, than none of any size. If a phone's is
 * among them, no control is too small for a thumb there.
 */
export async function expectAccessible(
  page: Page,
  { inWindow }: Pick<Screen, 'inWindow'>,
  windows: readonly ViewportSize[],
): Promise<void> {
  await loadAxe(page);
  for (const size of windows) {
    await page.setViewportSize(size);
    // What is scrolled to lies in part under the bar, and is not too small for that.
    if (!inWindow) await page.evaluate(() => scrollTo(0, 0));
    // The themes are the same but for their colours, as a unit test makes sure of, and those are the
    // same in every window.
    const themes = [['light', allRules] as const, ['dark', colourRules] as const];
    for (const [colorScheme, rules] of size === windows[0] ? themes : themes.slice(0, 1)) {
      await page.emulateMedia({ colorScheme });
      await untilStable(page);
      const what = `axe, ${colorScheme}, ${size.width} px`;
      expect.soft(await axeFindings(page, rules), what).toEqual([]);
    }
    if (size === phone) expect.soft(await smallTargets(page), 'small targets').toEqual([]);
  }
  // A state that is looked at in one window gets the narrowest beside it.
  await expectNoSidewaysScroll(page, windows.length > 1 ? undefined : [...windows, zoomed]);
}

/** Brings axe into the page that is open. */
const loadAxe = (page: Page): Promise<unknown> => page.evaluate(source);

/** What axe finds amiss: for each place the rule, where it is and what is wrong. */
const axeFindings = (page: Page, rules: AxeRules): Promise<string[]> =>
  page.evaluate(runAxe, rules);

async function runAxe(runOnly: AxeRules): Promise<string[]> {
  // A frame holds the map, which is another site's.
  const { violations } = await axe.run({ runOnly, iframes: false, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * The controls that a thumb misses: smaller than 24 pixels, or than 44 where they are what the page
 * is about: its buttons, tabs and fields.
 */
const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

function findSmallTargets(): string[] {
  // What lies under a dialog can't be touched.
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const controls = scope.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="tab"]',
  );
  return [...controls].flatMap((control) => {
    const { width, height } = sizeOf(control);
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
    if (!isShown || control.closest('[inert]') || isPartOfText(control)) return [];
    const least = control.matches('.button, input, select, textarea, [role="tab"]') ? 44 : 24;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? control.id;
    return Math.min(width, height) < least ? [`${name}: ${width} × ${height}`] : [];
  });

  /** A box to tick is as large as what stands beside it, which ticks it as well. */
  function sizeOf(control: HTMLElement) {
    const label = control.matches('[type="radio"], [type="checkbox"]') && control.closest('label');
    return (label || control).getBoundingClientRect();
  }

  /** A link within a sentence is as high as its line. */
  function isPartOfText(control: HTMLElement) {
    const around = control.parentElement?.textContent ?? '';
    return getComputedStyle(control).display === 'inline' && around !== control.textContent;
  }
}

/** The least that a page has to fit in: 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

const usual = [zoomed, ...[360, 768, 1280, 1920].map((width) => ({ width, height: 800 }))];

/** In none of these windows may anything on the page be wider than it. */
export async function expectNoSidewaysScroll(
  page: Page,
  windows: readonly ViewportSize[] = usual,
): Promise<void> {
  const before = page.viewportSize();
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectNothingWider(page);
  }
  if (before) await page.setViewportSize(before);
}

/** Nothing on the page may be wider than the window. */
export async function expectNothingWider(page: Page): Promise<void> {
  const where = `at ${page.viewportSize()?.width} px`;
  expect.soft(await page.evaluate(overflow), where).toBeLessThanOrEqual(0);
}

/** By how many pixels the page, or the dialog over it, is wider than what shows of it. */
function overflow(): number {
  const root = document.documentElement;
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? root;
  // The page clips what sticks out, which hides the scroll bar but not the fault.
  root.style.overflowX = 'visible';
  const excess = Math.max(...[root, shown].map((part) => part.scrollWidth - part.clientWidth));
  root.style.overflowX = '';
  return excess;
}
