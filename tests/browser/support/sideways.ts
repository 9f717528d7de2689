import { expect, type Page } from '@playwright/test';

/** Nothing on the page may be wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(width.page).toBeLessThanOrEqual(width.window);
}
