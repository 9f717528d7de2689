import type { Page } from '@playwright/test';
import { type Connection, tellOfConnection } from './support/connection';
import { expect, test } from './support/test';

const code = /\/assets\/about-page-[^/]+\.js$/;
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About Us' });

/** Opens a page with a link to About Us, over a connection of which the browser tells this. */
async function open(page: Page, connection?: Connection) {
  await tellOfConnection(page, connection);
  await page.goto('/HelpCenter');
}

/** The files with the code of About Us that were asked for. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (code.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Brings the pointer to the link, again and again until the page's script has seen it. */
async function restOnLink(page: Page, seen: () => boolean) {
  await expect
    .poll(async () => {
      await page.getByRole('heading', { level: 1 }).hover();
      await link(page).hover();
      return seen();
    })
    .toBe(true);
}

test('the next page is fetched once the pointer rests on its link', async ({ page }) => {
  const asked = watchRequests(page);
  await open(page);
  await restOnLink(page, () => asked.length > 0);
  await expect(page).toHaveURL('/HelpCenter');
});

test('the next page is fetched once its link has the focus', async ({ page }) => {
  const asked = watchRequests(page);
  await open(page);
  await expect
    .poll(async () => {
      await link(page).blur();
      await link(page).focus();
      return asked.length;
    })
    .toBe(1);
});

test('on a good connection the pages are fetched that links in view lead to', async ({ page }) => {
  const fetched = page.waitForRequest(code);
  await open(page, { effectiveType: '4g', saveData: false });
  await fetched;
});

test('a pointer that only passes a link fetches nothing', async ({ page }) => {
  const asked = watchRequests(page);
  await page.clock.install();
  await open(page);
  // The page's last part: by then it listens.
  await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
  // However slowly the pointer moves here, it rests for less than no time.
  await page.clock.pauseAt(Date.now() + 60_000);
  await link(page).hover();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(5000);
  expect(asked).toEqual([]);
});

test('for who saves data nothing is fetched before it is asked for', async ({ page }) => {
  const asked = watchRequests(page);
  await page.clock.install();
  await open(page, { effectiveType: '4g', saveData: true });
  await link(page).hover();
  await page.clock.runFor(5000);
  expect(asked).toEqual([]);
  await link(page).click();
  await expect(page).toHaveURL('/AboutUs');
  await expect(page.getByText('Our Story').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test.describe('over a connection that breaks', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('what could not be fetched ahead is fetched when its link is followed', async ({ page }) => {
    await open(page);
    let failures = 0;
    await page.route(code, async (route) => {
      failures += 1;
      await route.abort();
    });
    await restOnLink(page, () => failures > 0);
    await page.unroute(code);
    await page.evaluate(() => {
      document.documentElement.dataset.mark = 'kept';
    });
    await link(page).click();
    await expect(page.getByText('Our Story').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');
  });
});
