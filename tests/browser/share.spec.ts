import type { Page } from '@playwright/test';
import { academy } from '../../src/content/academy';
import { coursePage } from '#words/course-page';
import { courseById } from '../../src/site/courses';
import { courseHead } from '#words/pages';
import { expect, test } from './support/test';

const link = `${academy.origin}/course-details/6`;
const { button, copied } = coursePage.share;

const shareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true });
const outcome = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: copied });

test('a course page opens the device’s share sheet, or else copies its link @all', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/course-details/6?utm_source=leaflet#levels');
  // Replace the device's share sheet with a function that records its input.
  await page.evaluate(`
    globalThis.shared = [];
    Navigator.prototype.share = async (data) => void shared.push(data);
  `);
  await shareButton(page).click();
  await expect.poll(() => page.evaluate('shared.length')).toBe(1);
  const { title, description } = courseHead(courseById(6));
  expect(await page.evaluate('shared')).toEqual([{ title, text: description, url: link }]);
  await page.evaluate('delete Navigator.prototype.share');
  await shareButton(page).click();
  await expect(outcome(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
