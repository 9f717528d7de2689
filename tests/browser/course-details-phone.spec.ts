import type { Locator, Page } from '@playwright/test';
import { courseById } from '../../src/content/courses';
import { coursePage } from '../../src/content/course-page';
import { pwa } from '../../src/content/pwa';
import { acceptedRecord, storeRecords } from './support/outbox-records';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 800 } });

const course = courseById(6);
const main = (page: Page) => page.getByRole('main');
const barButton = (page: Page) => main(page).getByRole('button', { name: coursePage.enrol });
const enrolLinks = (page: Page) => main(page).getByRole('link', { name: coursePage.enrol });
const bar = (page: Page) => page.locator('.enrol-bar__inner');

test.describe('the enrol bar of a course on a phone', () => {
  test('comes once the hero’s button has gone, goes when the last link comes', async ({ page }) => {
    await page.goto('/course-details/6');
    await expect(enrolLinks(page).first()).toBeInViewport();
    await expect(barButton(page)).toHaveCount(0);

    await page.locator('#highlights').evaluate((element) => element.scrollIntoView());
    await expect(barButton(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toContainText(course.title);
    const [button, whole] = await Promise.all([
      barButton(page).boundingBox(),
      bar(page).boundingBox(),
    ]);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    await expect.poll(async () => bottomOf(bar(page))).toBe(800);
    expect(whole?.width).toBe(360);

    await enrolLinks(page).last().scrollIntoViewIfNeeded();
    await expect(barButton(page)).toHaveCount(0);
    await page.getByRole('contentinfo').evaluate((element) => element.scrollIntoView());
    await expect(barButton(page)).toHaveCount(0);

    await page.evaluate(() => scrollTo(0, 0));
    await expect(enrolLinks(page).first()).toBeInViewport();
    await expect(barButton(page)).toHaveCount(0);
  });

  test('section 9: its button slides the page out and leads on after 600 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto('/course-details/6#highlights');
    await expect(barButton(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await barButton(page).evaluate((button) => (button as HTMLButtonElement).click());
    await expect(page.locator('.course-page')).toHaveCSS('animation-name', 'course-page-leave');
    await page.clock.runFor(599);
    await expect(page).toHaveURL(/\/course-details\/6#highlights$/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/Inroll\/6$/);
  });

  test('section 2: once enrolled, it is green, disabled and Arabic', async ({ page }) => {
    await storeRecords(page, acceptedRecord(6));
    await page.goto('/course-details/6#highlights');
    const button = main(page).getByRole('button', { name: coursePage.enrolled.label });
    await expect(button).toBeDisabled();
    await expect(button.locator('[lang="ar"][dir="rtl"]')).toBeVisible();
    await expect(barButton(page)).toHaveCount(0);
  });

  test('covers nothing that gets the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/course-details/6');
    const title = page.getByRole('heading', { name: 'Levels Offered' });
    await title.evaluate((element) => {
      element.tabIndex = -1;
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight);
    });
    await expect(barButton(page)).toBeVisible();
    await title.focus();
    const edge = async () => (await bar(page).boundingBox())?.y ?? 0;
    await expect.poll(edge).toBeLessThan(760);
    await expect.poll(() => bottomOf(title)).toBeLessThanOrEqual(await edge());
  });

  test('a notice stands above it, not on it', async ({ page }) => {
    await page.goto('/course-details/6');
    await page.locator('#highlights').evaluate((element) => element.scrollIntoView());
    await expect(barButton(page)).toBeVisible();
    // The notices' place is the layout's, which comes late; what stands in it does not matter here.
    const notices = page.locator('.service-worker-notices');
    await expect(notices).toBeAttached();
    await notices.evaluate((element, text) => {
      element.append(Object.assign(document.createElement('p'), { textContent: text }));
    }, pwa.newVersion.title);
    const edge = await bar(page).boundingBox();
    expect(await bottomOf(notices)).toBeLessThanOrEqual(edge?.y ?? 0);
  });
});

test.describe('the sections’ menu on a phone', () => {
  test('begins at its first item and keeps the active one in full view', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/course-details/6');
    const menu = page.getByRole('navigation', { name: coursePage.menuLabel });
    const item = (index: number) => menu.getByRole('link').nth(index);
    await menu.evaluate((element) => element.scrollIntoView());
    await expect(item(0)).toHaveAttribute('aria-current');
    await expect.poll(async () => (await item(0).boundingBox())?.x).toBeGreaterThanOrEqual(0);
    for (const [index, { id }] of coursePage.sections.entries()) {
      await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView());
      await expect(item(index)).toHaveAttribute('aria-current');
      await expect(item(index)).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no bar and no button that would do nothing', async ({ page }) => {
    await page.goto('/course-details/6#highlights');
    await expect(page.getByRole('heading', { name: 'Program Highlights' })).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await expect(
      main(page).getByRole('button', { name: coursePage.share.button, exact: true }),
    ).toHaveCount(0);
    await expect(enrolLinks(page)).toHaveCount(2);
  });
});

/** Where an element ends, in CSS pixels from the window's top. */
async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}
