import type { Page } from '@playwright/test';
import { academy } from '../../src/content/academy';
import { coursePage } from '../../src/content/course-page';
import { courseHead } from '../../src/content/pages';
import { courseById } from '../../src/site/courses';
import { refuseCopying, refuseSharing } from './support/device';
import { expect, test } from './support/test';

const link = `${academy.origin}/course-details/6`;
const { button, copied, byHand } = coursePage.share;

const shareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true });
const outcome = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: copied });

test('a course page can open the device’s share sheet, and closing the sheet shows no message', async ({
  page,
}) => {
  // Replace the device's share sheet with a function that records its input.
  await page.addInitScript(`
    globalThis.shared = [];
    Navigator.prototype.share = async (data) => {
      if (shared.push(data) > 1) throw new DOMException('', 'AbortError');
    };
  `);
  await refuseCopying(page);
  await page.goto('/course-details/6?utm_source=leaflet#levels');
  await shareButton(page).click();
  await expect.poll(() => page.evaluate('shared.length')).toBe(1);
  const { title, description } = courseHead(courseById(6));
  expect(await page.evaluate('shared')).toEqual([{ title, text: description, url: link }]);
  await shareButton(page).click();
  await expect.poll(() => page.evaluate('shared.length')).toBe(2);
  await expect(page.getByLabel(byHand)).toHaveCount(0);
  await expect(outcome(page)).toHaveCount(0);
});

test('without a share sheet, the link is copied or, if copying is impossible, selected in a field', async ({
  page,
  context,
}) => {
  await refuseSharing(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/course-details/6');
  await shareButton(page).click();
  await expect(outcome(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await refuseCopying(page);
  await page.reload();
  await shareButton(page).click();
  const field = page.getByLabel(byHand);
  await expect(field).toHaveValue(link);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  await expect(outcome(page)).toHaveCount(0);
});
