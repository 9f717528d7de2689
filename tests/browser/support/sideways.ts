import { expect, type Page, type ViewportSize } from '@playwright/test';

/** The least that a page has to fit in: 1280 by 1024 pixels at 400 % zoom. */
export const zoomed = { width: 320, height: 256 };

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
