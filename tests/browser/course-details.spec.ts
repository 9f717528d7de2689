import type { Locator, Page } from '@playwright/test';
import type { CourseId } from '../../src/content/course-ids';
import { courseById } from '../../src/content/courses';
import { coursePage } from '../../src/content/course-page';
import { labels } from '../../src/content/labels';
import { acceptedRecord, storeRecords } from './support/outbox-records';
import { recordScrolls } from './support/record-scrolls';
import { expect, test } from './support/test';

const menuItem = (page: Page, name: string) =>
  page.getByRole('navigation', { name: coursePage.menuLabel }).getByRole('link', { name });
const sideButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Enroll Now' });
const enrolLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Enroll Now' });

test.describe('section 2: Course details', () => {
  test('section 3: a course shows its details', async ({ page }) => {
    const { id, title, details, overview, educator, highlights, levels } = courseById(9);
    await page.goto(`/course-details/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const { name } of details) {
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    }
    await expect(enrolLinks(page).first()).toHaveAttribute('href', `/Inroll/${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Course Details' })).toBeVisible();
    await expect(page.getByText(overview)).toBeVisible();
    await expect(page.locator('#levels').getByRole('listitem')).toHaveText([...levels]);
    await expect(page.getByText(educator.bio)).toBeVisible();
    await expect(page.getByText(coursePage.educatorNote)).toBeVisible();
    await expect(page.getByAltText(labels.portraitOf(educator.name))).toBeVisible();
    for (const highlight of highlights) {
      await expect(
        page.getByRole('listitem').filter({ hasText: highlight.description }),
      ).toContainText(highlight.id);
    }
  });

  test('section 2: the side menu lists the five sections, and a click scrolls smoothly to one and marks it in red', async ({
    page,
  }) => {
    await test.step('section 2: the side menu lists the five sections', async () => {
      await page.goto('/course-details/1');
      const titles = [
        'Course Overview',
        'Prerequisites',
        'Program Highlights',
        'Levels Offered',
        'Meet Our Educator',
      ];
      const menu = page.getByRole('navigation', { name: coursePage.menuLabel });
      await expect(menu.getByRole('link')).toHaveText(titles);
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(titles);
      await expect(menuItem(page, 'Course Overview')).toHaveAttribute('aria-current');
    });

    await test.step('section 2: a click scrolls smoothly to the section and marks it in red', async () => {
      await page.addInitScript(recordScrolls);
      await page.goto('/course-details/1');
      for (const { id, title } of coursePage.sections.toReversed()) {
        const item = menuItem(page, title);
        await item.click();
        await expect(item).toHaveAttribute('aria-current');
        await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
      }
      expect(await page.evaluate('scrolls')).toEqual(
        coursePage.sections.map(() => ({ behavior: 'smooth' })),
      );
      const [active = 0, other = 0] = await Promise.all(
        ['Course Overview', 'Prerequisites'].map((name) => redness(menuItem(page, name), 'color')),
      );
      expect(active).toBeGreaterThan(other + 60);
    });
  });

  test('section 2: an address with a section leads to it', async ({ page }) => {
    await page.goto('/course-details/1#levels');
    await expect(page.getByRole('heading', { name: 'Levels Offered' })).toBeInViewport();
    await expect(menuItem(page, 'Levels Offered')).toHaveAttribute('aria-current');
  });

  test('section 9: a section becomes active between 0 and half the height', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/course-details/1');
    for (const { id, title } of coursePage.sections.slice(0, 4)) {
      await scrollTopOf(page, id, 20);
      await expect(menuItem(page, title)).toHaveAttribute('aria-current');
      await expect(page.locator('[aria-current="location"]')).toHaveCount(1);
    }
    // Nothing in the upper half: the active section stays, up to the last pixel.
    const half = (page.viewportSize()?.height ?? 0) / 2;
    await scrollTopOf(page, 'overview', 20);
    await expect(menuItem(page, 'Course Overview')).toHaveAttribute('aria-current');
    await page.evaluate(() => {
      document.getElementById('prerequisites')?.style.setProperty('margin-block-start', '100vh');
    });
    await scrollTopOf(page, 'prerequisites', half + 20);
    await expect(menuItem(page, 'Course Overview')).toHaveAttribute('aria-current');
    await scrollTopOf(page, 'prerequisites', half - 20);
    await expect(menuItem(page, 'Prerequisites')).toHaveAttribute('aria-current');
  });
});

test.describe('section 2: enrol buttons of a course', () => {
  test('section 2: the bottom link leads to the form directly', async ({ page }) => {
    await page.goto('/course-details/6');
    await enrolLinks(page).last().click();
    await expect(page).toHaveURL(/\/Inroll\/6$/);
  });

  test('section 2: once enrolled, the button is green, disabled and Arabic', async ({ page }) => {
    await saveReceipt(page, 1);
    await page.goto('/course-details/1');
    const button = page.getByRole('button', { name: coursePage.enrolled.label });
    await expect(button).toBeDisabled();
    await expect(button.locator('[lang="ar"][dir="rtl"]')).toBeVisible();
    // It turns from red by a transition.
    await expect.poll(() => redness(button, 'backgroundColor')).toBeLessThan(0);
    await expect(sideButton(page)).toHaveCount(0);
    await expect(enrolLinks(page).last()).toHaveAttribute('href', '/Inroll/1');

    await page.goto('/course-details/2');
    await expect(sideButton(page)).toBeEnabled();
  });

  test('section 2: it stays due for who has gone on before it could be shown', async ({ page }) => {
    await saveReceipt(page, 1);
    let arrive = () => {};
    await page.route('**/assets/commands-*.js', async (route) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/commands-*.js');
    await page.goto('/course-details/1');
    await asked;
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Building Futures Through Education',
    );
    const came = page.waitForResponse('**/assets/commands-*.js');
    arrive();
    await came;
    await page.goBack();
    await expect(page.getByText(coursePage.enrolled.congratulation)).toBeVisible();
  });

  test('section 2: it is shown again for another accepted request, not for each', async ({
    page,
  }) => {
    await saveReceipt(page, 1);
    await saveReceipt(page, 1);
    const message = page.getByText(coursePage.enrolled.congratulation);
    await page.goto('/course-details/1');
    await expect(message).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: coursePage.enrolled.label })).toBeVisible();
    await expect(message).toBeHidden();
    await saveReceipt(page, 1);
    await page.goto('/course-details/1');
    await expect(message).toBeVisible();
  });

  test('section 2: a course keeps nothing of the one before', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await saveReceipt(page, 1);
    await page.goto('/course-details/1#levels');
    await expect(page.getByRole('button', { name: coursePage.enrolled.label })).toBeVisible();
    await page.evaluate(() => {
      history.pushState(null, '', '/course-details/2');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseById(2).title);
    await expect(sideButton(page)).toBeEnabled();
    await expect(menuItem(page, 'Course Overview')).toHaveAttribute('aria-current');
    await expect(page.getByText(coursePage.enrolled.congratulation)).toBeHidden();
  });
});

/** Scrolls so that an element's top lies at a place of the viewport. */
async function scrollTopOf(page: Page, id: string, top: number): Promise<void> {
  await page.evaluate(
    ([elementId, place]) => {
      const element = document.getElementById(elementId);
      scrollBy(0, (element?.getBoundingClientRect().top ?? 0) - place);
    },
    [id, top] as const,
  );
}

/** How much redder than green an element's text is, or what lies behind it. */
async function redness(element: Locator, property: 'backgroundColor' | 'color'): Promise<number> {
  const colour = await element.evaluate((e, name) => getComputedStyle(e)[name], property);
  const [red = 0, green = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return red - green;
}

/** Leaves what an accepted request leaves on this device. */
const saveReceipt = (page: Page, courseId: CourseId) =>
  storeRecords(page, acceptedRecord(courseId));
