import type { Page } from '@playwright/test';

/** Waits until the site is installed and its worker controls this page. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until the page has registered its worker, and so will show the worker's notices. */
export async function untilRegistered(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('worker-registered').length > 0);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
