import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Screen } from '../../screens/screen';
import { untilStable } from './stable';

/** Viewport sizes at which screens are checked. */
export const phone = { width: 360, height: 800 };
const wideScreen = { width: 1280, height: 900 };

// Use the minified source, which is less than half the size, because each page has to parse it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules for WCAG 2.2 levels A and AA, and axe's best practices. */
const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that depend on colours. They take the longest. */
const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** All other rules. */
const colourlessRules: RunOptions = {
  ...allRules,
  rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
};

interface Checks extends Pick<Screen, 'inWindow'> {
  /** True if another test checks the same colours. */
  readonly hasCheckedColours?: boolean;
  /** True to check the screen on a wide screen, too. */
  readonly atAllSizes?: boolean;
}

/**
 * Expects no axe violations on a phone, and no controls that are too small to tap. Checks the dark
 * theme only there. Also expects no horizontal overflow: on a phone and at the smallest supported
 * size, or at all usual sizes.
 */
export async function expectAccessible(
  page: Page,
  { inWindow, hasCheckedColours = false, atAllSizes = false }: Checks = {},
): Promise<void> {
  await loadAxe(page);
  for (const size of atAllSizes ? [phone, wideScreen] : [phone]) {
    await page.setViewportSize(size);
    // On a scrolled page, axe would report elements partly under the sticky navigation bar as too
    // small.
    if (!inWindow) await page.evaluate(() => scrollTo(0, 0));
    // The dark theme needs only the colour rules, because the themes differ only in colours and in
    // the weight of headings. One viewport size is enough, because colours do not depend on it.
    const rulesByTheme = hasCheckedColours
      ? [['light', colourlessRules] as const]
      : [['light', allRules] as const, ['dark', colourRules] as const];
    for (const [colorScheme, rules] of rulesByTheme.slice(0, size === phone ? 2 : 1)) {
      await page.emulateMedia({ colorScheme });
      await untilStable(page);
      const what = `axe, ${colorScheme}, ${size.width} px`;
      expect.soft(await axeFindings(page, rules), what).toEqual([]);
    }
    if (size === phone) expect.soft(await smallTargets(page), 'small targets').toEqual([]);
  }
  const before = page.viewportSize();
  for (const size of atAllSizes ? usual : [phone, zoomed]) {
    await page.setViewportSize(size);
    await expectNothingWider(page);
  }
  if (before) await page.setViewportSize(before);
}

const loadAxe = (page: Page): Promise<unknown> => page.evaluate(source);

/** Returns axe's findings. Each names the rule, the element and the problem. */
const axeFindings = (page: Page, rules: RunOptions): Promise<string[]> =>
  page.evaluate(runAxe, rules);

async function runAxe(rules: RunOptions): Promise<string[]> {
  // Skip the iframe, because it contains a map from another site.
  const { violations } = await axe.run({ ...rules, iframes: false, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Lists the controls that are too small to tap. Tabs, fields and controls with the class `button`
 * must be at least 44 CSS pixels wide and high, and other controls at least 24.
 */
const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

function findSmallTargets(): string[] {
  // Elements under a modal dialog cannot be tapped.
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const controls = scope.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="tab"]',
  );
  return [...controls].flatMap((control) => {
    const { width, height } = measure(control);
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
    if (!isShown || control.closest('[inert]') || isPartOfText(control)) return [];
    const least = control.matches('.button, input, select, textarea, [role="tab"]') ? 44 : 24;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? control.id;
    return Math.min(width, height) < least ? [`${name}: ${width} × ${height}`] : [];
  });

  /** Returns the size of a control's tap target, which for a checkbox or radio is its label. */
  function measure(control: HTMLElement) {
    const label = control.matches('[type="radio"], [type="checkbox"]') && control.closest('label');
    return (label || control).getBoundingClientRect();
  }

  /** Returns true for a link within a sentence. Such links may be only as tall as their text. */
  function isPartOfText(control: HTMLElement) {
    const around = control.parentElement?.textContent ?? '';
    return getComputedStyle(control).display === 'inline' && around !== control.textContent;
  }
}

/** The smallest supported viewport: 1280 × 1024 pixels at 400% zoom. */
const zoomed = { width: 320, height: 256 };

const usual = [zoomed, ...[360, 768, 1280, 1920].map((width) => ({ width, height: 800 }))];

/** Expects nothing to be wider than the viewport. */
export async function expectNothingWider(page: Page): Promise<void> {
  const where = `at ${page.viewportSize()?.width} px`;
  expect.soft(await page.evaluate(overflow), where).toBeLessThanOrEqual(0);
}

/** Returns the number of pixels by which the page or a dialog exceeds its visible width. */
function overflow(): number {
  const root = document.documentElement;
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? root;
  // The page clips its overflow, which would hide the problem.
  root.style.overflowX = 'visible';
  const excess = Math.max(...[root, shown].map((part) => part.scrollWidth - part.clientWidth));
  root.style.overflowX = '';
  return excess;
}
