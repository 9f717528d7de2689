import type { Page } from '@playwright/test';
import { coursePage } from '#words/course-page';
import { academy } from '../../src/content/academy';
import { courseById } from '../../src/site/courses';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: coursePage.menuLabel });
const menuItem = (page: Page, name: string) => menu(page).getByRole('link', { name });
const enrolButton = (page: Page) => main(page).getByRole('button', { name: coursePage.enrol });
const enrolLinks = (page: Page) => main(page).getByRole('link', { name: coursePage.enrol });
const bar = (page: Page) => page.locator('.enrol-bar__inner');

test('section 9: the button slides the page out and navigates after 600 ms, and the link navigates at once @all', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/course-details/6');
  await enrolLinks(page).last().click();
  await expect(page).toHaveURL(/\/Inroll\/6$/);
  await page.goBack();
  await expect(enrolButton(page)).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);

  // A visitor who navigates elsewhere in the meantime is not redirected.
  await enrolButton(page).click();
  await expect(page.locator('.course-page')).toHaveCSS('animation-name', 'course-page-leave');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Building Futures/);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/\/AboutUs$/);

  await page.goBack();
  await enrolButton(page).click();
  await page.clock.runFor(599);
  await expect(page).toHaveURL(/\/course-details\/6$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/Inroll\/6$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the enrol bar is shown only between the links to the form, and covers nothing', async ({
    page,
  }) => {
    await page.goto('/course-details/6');
    await expect(enrolLinks(page).first()).toBeInViewport();
    await expect(enrolButton(page)).toHaveCount(0);

    await page.locator('#highlights').evaluate((element) => element.scrollIntoView());
    await expect(enrolButton(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toContainText(courseById(6).title);
    await enrolLinks(page).last().scrollIntoViewIfNeeded();
    await expect(enrolButton(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(enrolLinks(page).first()).toBeInViewport();
    await expect(enrolButton(page)).toHaveCount(0);

    await test.step('section 9: the menu marks the section in view, and keeps its item in view', async () => {
      for (const { id, title } of coursePage.sections) {
        await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView());
        await expect(menuItem(page, title)).toHaveAttribute('aria-current');
        await expect(menuItem(page, title)).toBeInViewport({ ratio: 1 });
      }
    });

    await test.step('section 2: the menu moves the focus to a section', async () => {
      for (const { id, title } of coursePage.sections.toReversed()) {
        await menuItem(page, title).click();
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
        await expect(page.getByRole('heading', { level: 3, name: title })).toBeFocused();
      }
    });

    await test.step('the button ‘Share’ shares the course’s link', async () => {
      await page.evaluate(
        'Navigator.prototype.share = async ({ url }) => void (globalThis.shared = url)',
      );
      await main(page).getByRole('button', { name: coursePage.share.button }).press('Enter');
      const link = `${academy.origin}/course-details/6`;
      await expect.poll(() => page.evaluate('globalThis.shared')).toBe(link);
    });

    await page.locator('#highlights').evaluate((element) => element.scrollIntoView());
    await enrolButton(page).click();
    await expect(page).toHaveURL(/\/Inroll\/6$/);
  });
});
