import type { Page } from '@playwright/test';
import { fetchNothingAhead } from './support/connection';
import { expect, test } from './support/own-site-test';
import { untilTakenOver } from './support/test';

// The failed requests, and React's own report on what the page's error boundary caught.
test.use({
  expectedConsole: [
    /Failed to load resource|Refused to apply style|Unable to preload CSS|dynamically imported module/,
  ],
});

test.beforeEach(({ page }) => fetchNothingAhead(page));

/** The footer's words, which stand on every page. */
const before = 'Quick links';
const after = 'Useful links';

const words = (page: Page, text: string) =>
  page.getByRole('contentinfo').getByRole('heading', { name: text });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const about = 'Building Futures Through Education';

test('a page whose code a new release took away is loaded anew', async ({ page, site }) => {
  await page.goto('/Courses');
  site.publish(before, after);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText(about);
  await expect(words(page, after)).toBeVisible();

  await untilTakenOver(page);
  // And once more: what helped once is no reason not to try again.
  site.publish(after, before);
  await page.getByRole('banner').getByRole('link', { name: 'Help Center' }).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(words(page, before)).toBeVisible();
  await untilTakenOver(page);
  site.publish(before, after);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText(about);
  await expect(words(page, after)).toBeVisible();
});

test('a message that was being written is there again after that', async ({ page, site }) => {
  await page.goto('/ContactUs');
  await page.getByLabel('Message').fill('A sample question');
  site.publish(before, after);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(words(page, after)).toBeVisible();
  await untilTakenOver(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('A sample question');
});

test('where that does not help the page says so, and loads when it can', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route('**/about-page-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(documents).toBe(2);

  await page.unroute('**/about-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(about);
});

test('without a connection the page says so and is not loaded anew', async ({ page, context }) => {
  await page.goto('/');
  await context.setOffline(true);
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'kept';
  });
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(about);
});
