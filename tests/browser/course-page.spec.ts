import type { Locator, Page } from '@playwright/test';
import { coursePage } from '#words/course-page';
import { pwa } from '#words/pwa';
import { courseById } from '../../src/site/courses';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: coursePage.menuLabel });
const menuItem = (page: Page, name: string) => menu(page).getByRole('link', { name });
const enrolButton = (page: Page) => main(page).getByRole('button', { name: coursePage.enrol });
const enrolLinks = (page: Page) => main(page).getByRole('link', { name: coursePage.enrol });
const bar = (page: Page) => page.locator('.enrol-bar__inner');

test('section 2: clicking a menu item scrolls smoothly to its section and marks the item @all', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const scrolls: unknown[] = [];
    Object.assign(globalThis, { scrolls });
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      scrolls.push(options);
      scrollIntoView.call(this, options);
    };
  });
  await page.goto('/course-details/1');
  await expect(menuItem(page, 'Course Overview')).toHaveAttribute('aria-current');
  for (const { id, title } of coursePage.sections.toReversed()) {
    const item = menuItem(page, title);
    await item.click();
    await expect(item).toHaveAttribute('aria-current');
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  }
  expect(await page.evaluate('scrolls')).toEqual(
    coursePage.sections.map(() => ({ behavior: 'smooth' })),
  );
  await test.step('a page that is opened with a section’s fragment scrolls to that section', async () => {
    await page.goto('/course-details/10#levels');
    await expect(page.getByRole('heading', { name: 'Levels Offered' })).toBeInViewport();
    await expect(menuItem(page, 'Levels Offered')).toHaveAttribute('aria-current');
  });

  await test.step('the page ends with links to the other courses in the same language', async () => {
    const name = coursePage.moreCourses('Mandarin');
    const [first] = await page.getByRole('navigation', { name }).getByRole('link').all();
    expect((await first?.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await first?.click();
    await expect(page).toHaveURL('/course-details/6');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HSK');
    await expect(menuItem(page, 'Course Overview')).toHaveAttribute('aria-current');
  });
});

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
  const entries = await page.evaluate(() => history.length);
  await page.clock.pauseAt(Date.now() + 60_000);

  // A visitor who navigates elsewhere in the meantime is not redirected.
  await enrolButton(page).click();
  await expect(page.locator('.course-page')).toHaveCSS('animation-name', 'course-page-leave');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Building Futures/);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/\/AboutUs$/);

  await page.goBack();
  await enrolButton(page).evaluate((button) => {
    (button as HTMLButtonElement).click();
    (button as HTMLButtonElement).click();
  });
  await expect(page.locator('.course-page')).toHaveCSS('animation-name', 'course-page-leave');
  await page.clock.runFor(599);
  await expect(page).toHaveURL(/\/course-details\/6$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/Inroll\/6$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.goBack();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enrolButton(page).click();
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
    expect((await enrolButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect.poll(() => getBottom(bar(page))).toBe(800);
    expect((await bar(page).boundingBox())?.width).toBe(360);

    await test.step('a notice appears above the bar without covering it', async () => {
      // The layout adds the notices' container late. Any text in it will do.
      const notices = page.locator('.service-worker-notices');
      await expect(notices).toBeAttached();
      await notices.evaluate((element, text) => {
        element.append(Object.assign(document.createElement('p'), { textContent: text }));
      }, pwa.offlineReady.title);
      const edge = await bar(page).boundingBox();
      expect(await getBottom(notices)).toBeLessThanOrEqual(edge?.y ?? 0);
      await notices.evaluate((element) => element.lastElementChild?.remove());
    });

    await enrolLinks(page).last().scrollIntoViewIfNeeded();
    await expect(enrolButton(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(enrolLinks(page).first()).toBeInViewport();
    await expect(enrolButton(page)).toHaveCount(0);

    await test.step('section 9: the menu keeps the active item in view, and a section becomes active when its top is in the upper half of the viewport', async () => {
      const item = (index: number) => menu(page).getByRole('link').nth(index);
      await menu(page).evaluate((element) => element.scrollIntoView());
      await expect(item(0)).toHaveAttribute('aria-current');
      await expect.poll(async () => (await item(0).boundingBox())?.x).toBeGreaterThanOrEqual(0);
      for (const [index, { id }] of coursePage.sections.entries()) {
        await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView());
        await expect(item(index)).toHaveAttribute('aria-current');
        await expect(item(index)).toBeInViewport({ ratio: 1 });
      }
      await page.locator('#levels').evaluate((element) => {
        scrollBy(0, element.getBoundingClientRect().top - (innerHeight / 2 - 20));
      });
      await expect(menuItem(page, 'Levels Offered')).toHaveAttribute('aria-current');
    });

    const title = page.getByRole('heading', { name: 'Levels Offered' });
    await title.evaluate((element) => {
      element.tabIndex = -1;
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight);
    });
    await expect(enrolButton(page)).toBeVisible();
    await title.focus();
    const edge = async () => (await bar(page).boundingBox())?.y ?? 0;
    await expect.poll(edge).toBeLessThan(760);
    await expect.poll(() => getBottom(title)).toBeLessThanOrEqual(await edge());
    await enrolButton(page).click();
    await expect(page).toHaveURL(/\/Inroll\/6$/);
  });
});

/** Returns the bottom edge of an element, in CSS pixels from the top of the viewport. */
async function getBottom(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}
