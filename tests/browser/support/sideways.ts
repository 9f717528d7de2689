import { expect, type Page } from '@playwright/test';

/** At no usual width of a window may anything on the page be wider than it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => {
      // The page clips what sticks out, which hides the scroll bar but not the fault.
      document.documentElement.style.overflowX = 'visible';
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}
