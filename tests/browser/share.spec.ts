import type { Page } from '@playwright/test';
import { academy } from '../../src/content/academy';
import { coursePage } from '../../src/content/course-page';
import { courseById } from '../../src/content/courses';
import { courseHead } from '../../src/content/pages';
import { refuseCopying, refuseSharing } from './support/device';
import { expect, test } from './support/test';

const course = courseById(6);
const link = `${academy.origin}/course-details/6`;
const { button, copied, byHand } = coursePage.share;

const shareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true });
const outcome = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: copied });

test.describe('with the device’s own way to share', () => {
  test('title, text and the canonical link are handed over', async ({ page }) => {
    await answerShare(page, 'shared.push(data)');
    await page.goto('/course-details/6?utm_source=leaflet#levels');
    await shareButton(page).click();
    const { title, description } = courseHead(course);
    expect(await page.evaluate('shared')).toEqual([{ title, text: description, url: link }]);
    await expect(outcome(page)).toHaveCount(0);
  });

  test('nothing is said when the visitor closes the sheet', async ({ page }) => {
    await answerShare(page, 'shared.push(data); throw new DOMException("", "AbortError")');
    await refuseCopying(page);
    await page.goto('/course-details/6');
    await shareButton(page).click();
    await expect.poll(() => page.evaluate('shared.length')).toBe(1);
    await expect(page.getByLabel(byHand)).toHaveCount(0);
    await expect(outcome(page)).toHaveCount(0);
  });
});

test.describe('without it', () => {
  test.beforeEach(({ page }) => refuseSharing(page));

  test('the link is copied, and a live region says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/course-details/6');
    await shareButton(page).click();
    await expect(outcome(page)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  test('where copying is refused, the link stands selected in a field', async ({ page }) => {
    await refuseCopying(page);
    await page.goto('/course-details/6');
    await shareButton(page).click();
    const field = page.getByLabel(byHand);
    await expect(field).toHaveValue(link);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(link);
    await expect(outcome(page)).toHaveCount(0);
  });
});

/** The sheet itself is the device's: here it is a function that keeps what it is given. */
const answerShare = (page: Page, body: string) =>
  page.addInitScript(
    `globalThis.shared = []; Navigator.prototype.share = async (data) => { ${body} };`,
  );
