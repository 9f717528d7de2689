import type { Page } from '@playwright/test';

/** Waits until the site is on this device: a worker with all its files answers for this page. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    { timeout: 30_000 },
  );
}

/** Waits until the page has registered its worker, so that what it tells of it would be shown. */
export async function untilRegistered(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('workbox-window')),
  );
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
