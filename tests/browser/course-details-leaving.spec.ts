import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const sideButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Enroll Now' });

// The clock that the tests move is Chromium's alone.
test.describe('section 9: the side button of a course', () => {
  test('it slides the page out and leads on after 600 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto('/course-details/6');
    const entries = await page.evaluate(() => history.length);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sideButton(page).evaluate((button) => {
      (button as HTMLButtonElement).click();
      (button as HTMLButtonElement).click();
    });
    await expect(page.locator('.course-page')).toHaveCSS('animation-name', 'course-page-leave');
    await page.clock.runFor(599);
    await expect(page).toHaveURL(/\/course-details\/6$/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/Inroll\/6$/);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('going elsewhere meanwhile cancels it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/course-details/6');
    await page.clock.pauseAt(Date.now() + 60_000);
    await sideButton(page).click();
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Building Futures Through Education',
    );
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(/\/AboutUs$/);
  });

  test('under reduced motion it leads on at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/course-details/6');
    await page.clock.pauseAt(Date.now() + 60_000);
    await sideButton(page).click();
    await expect(page).toHaveURL(/\/Inroll\/6$/);
  });
});
