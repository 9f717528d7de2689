import type { BrowserContext, Page } from '@playwright/test';

/** Has the browser say, on every page opened from now on, that the visitor saves data. */
export async function saveData(pages: Page | BrowserContext) {
  await pages.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
