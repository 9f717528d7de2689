import type { Page } from '@playwright/test';
import { prerenderedPaths } from '../../src/content/addresses';
import { saveData } from './support/connection';
import { recordShifts, shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

/** Whether the page has the face, and it is there. */
const hasFace = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => family === 'Fraunces' && status === 'loaded'),
  );

test('no page makes a first visit wait for the headings’ face', async ({ request }) => {
  for (const path of prerenderedPaths) {
    expect(await (await request.get(path)).text(), path).not.toContain('.woff2');
  }
});

test('the face is light, kept for good, and there without a network', async ({ page, request }) => {
  const asked = page.waitForRequest('**/*.woff2');
  await page.goto('/');
  const { pathname } = new URL((await asked).url());
  const font = await request.get(pathname);
  expect(font.headers()).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await font.body()).byteLength).toBeLessThan(24_000);
  expect(await (await request.get('/sw.js')).text()).toContain(pathname.slice(1));
});

test('headings in view stay as they are, those of the next page have the face', async ({
  page,
}) => {
  await recordShifts(page);
  const arrived = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('.woff2'),
  );
  await page.goto('/course-details/10');
  await arrived;
  await page.evaluate(paintedFrames);
  expect(await hasFace(page)).toBe(false);
  expect(await shiftsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL('/AboutUs');
  await expect.poll(() => hasFace(page)).toBe(true);
});

test('who saves data is not sent the face', async ({ page }) => {
  await saveData(page);
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().endsWith('.woff2');
  });
  await page.goto('/');
  await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
  await expect(page).toHaveURL('/Courses');
  expect(asked).toBe(false);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page has the face', async ({ page }) => {
    const arrived = page.waitForResponse('**/*.woff2');
    await page.goto('/');
    expect((await arrived).status()).toBe(200);
  });
});

test.describe('on the device', () => {
  test.use({ serviceWorkers: 'allow' });
});

/** Resolves once what the page has come to is on the screen, and observers were told. */
async function paintedFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve));
}
