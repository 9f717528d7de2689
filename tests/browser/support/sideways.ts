import { expect, type Page } from '@playwright/test';

/** The least that a page has to fit in: 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** In no usual window may anything on the page be wider than it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  const windows = [360, 768, 1280, 1920].map((width) => ({ width, height: 800 }));
  for (const size of [zoomed, ...windows]) {
    await page.setViewportSize(size);
    expect.soft(await page.evaluate(overflow), `at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/** By how many pixels the page, or the dialog over it, is wider than what shows of it. */
function overflow(): number {
  const root = document.documentElement;
  // The page clips what sticks out, which hides the scroll bar but not the fault.
  root.style.overflowX = 'visible';
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? root;
  return Math.max(...[root, shown].map((part) => part.scrollWidth - part.clientWidth));
}
