import type { Page } from '@playwright/test';
import { saveData } from './support/connection';
import { untilInstalled, untilRegistered } from './support/service-worker';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** How long a page waits for nothing before it begins to store the site, in milliseconds. */
const quiet = 1000;

const isRegistered = (page: Page) =>
  page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));

test('the site is stored once the page waits for nothing else', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pictures/hero-about.svg', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/AboutUs', { waitUntil: 'domcontentloaded' });
  await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
  expect(await isRegistered(page)).toBe(false);

  release();
  await untilInstalled(page);
  await untilRegistered(page);
  const { registered, arrived } = await page.evaluate(() => ({
    registered: performance.getEntriesByName('worker-registered')[0]?.startTime ?? 0,
    arrived: performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('/pictures/hero-about.svg')),
  }));
  const { startTime = 0, duration = 0 } = arrived ?? {};
  expect(registered).toBeGreaterThan(startTime + duration + quiet);
});

test('for who saves data, the site is stored once something is typed', async ({ page }) => {
  await saveData(page);
  await page.goto('/Inroll/3');
  await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
  await page.waitForFunction((wait) => {
    const arrivals = performance.getEntriesByType('resource');
    const last = Math.max(...arrivals.map(({ startTime, duration }) => startTime + duration));
    return performance.now() > last + wait;
  }, 2 * quiet);
  expect(await isRegistered(page)).toBe(false);
  await page.getByLabel('First name').fill('Sample');
  await untilInstalled(page);
});
