import type { Page } from '@playwright/test';
import { expect, test } from './support/own-site-test';
import { untilTakenOver } from './support/test';

// The failed requests, and React's own report on what the page's error boundary caught.
test.use({
  expectedConsole: [
    /Failed to load resource|Refused to apply style|Unable to preload CSS|dynamically imported module/,
  ],
});

/** The footer's words, which stand on every page. */
const before = 'Quick links';
const after = 'Useful links';

const words = (page: Page, text: string) =>
  page.getByRole('contentinfo').getByRole('heading', { name: text });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click();
const about = 'Building Futures Through Education';

test('a page whose code a new release removed is reloaded, and what was written is kept', async ({
  page,
  site,
}) => {
  await page.goto('/ContactUs');
  await page.getByLabel('Message').fill('A sample question');
  site.publish(before, after);
  await follow(page, 'About Us');
  await expect(heading(page)).toHaveText(about);
  await expect(words(page, after)).toBeVisible();
  await untilTakenOver(page);
  await follow(page, 'Contact Us');
  await expect(page.getByLabel('Message')).toHaveValue('A sample question');
});

test('where a reload does not help the page says so, and loads when it can', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route('**/about-page-*.js', (route) => route.abort());
  await page.goto('/');
  await follow(page, 'About Us');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(documents).toBe(2);

  await page.unroute('**/about-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(about);
});
