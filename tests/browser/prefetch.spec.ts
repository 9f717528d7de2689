import type { Page } from '@playwright/test';
import { saveData } from './support/connection';
import { expect, test } from './support/test';

const code = /\/assets\/about-page-[^/]+\.js$/;
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About Us' });

/** The files with the code of About Us that were asked for. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (code.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('the next page is fetched once its link has the focus or the pointer', async ({ page }) => {
  const asked = watchRequests(page);
  for (const approach of ['focus', 'hover'] as const) {
    asked.length = 0;
    await page.goto('/HelpCenter');
    // Again and again, until the page's script listens.
    await expect
      .poll(async () => {
        await link(page).blur();
        await page.getByRole('heading', { level: 1 }).hover();
        await link(page)[approach]();
        return asked.length;
      })
      .toBe(1);
    await expect(page).toHaveURL('/HelpCenter');
  }
});

test('a pointer that only passes a link fetches nothing', async ({ page }) => {
  const asked = watchRequests(page);
  await page.clock.install();
  await page.goto('/HelpCenter');
  // The page's last part: by then it listens.
  await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
  // However slowly the pointer moves here, it rests for less than no time.
  await page.clock.pauseAt(Date.now() + 60_000);
  await link(page).hover();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(5000);
  expect(asked).toEqual([]);
});

test('with Save-Data nothing is fetched before it is asked for', async ({ page }) => {
  const asked = watchRequests(page);
  await page.clock.install();
  await saveData(page);
  await page.goto('/HelpCenter');
  await link(page).hover();
  await page.clock.runFor(5000);
  expect(asked).toEqual([]);
  await link(page).click();
  await expect(page.getByText('Our Story').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});
