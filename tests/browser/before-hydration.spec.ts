import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { saveData } from './support/device';
import { openWithScriptHeld } from './support/loading';
import { expect, test, untilTakenOver } from './support/test';

test.describe('before the script has loaded', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  test('the menu and its links work, and a tapped button takes effect once the script has loaded', async ({
    context,
  }) => {
    const { page, arrive } = await openWithScriptHeld(context, '/');
    await page.getByRole('button', { name: 'Chat with us on WeChat' }).first().tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await arrive();
    await expect(page.getByRole('dialog')).toBeVisible();

    const other = await openWithScriptHeld(context, '/');
    await other.page.getByRole('button', { name: 'Open menu' }).tap();
    await other.page.getByRole('link', { name: 'About Us' }).first().tap();
    await expect(other.page).toHaveURL('/AboutUs');
  });

  test('a tab that is tapped twice is selected once the script has loaded @all', async ({
    context,
  }) => {
    const { page, arrive } = await openWithScriptHeld(context, '/HelpCenter');
    const tab = page.getByRole('tab').nth(2);
    await tab.tap();
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    await arrive();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('a field that is tapped while the form is disabled gets the focus once it is enabled', async ({
    context,
  }) => {
    const { page, arrive } = await openWithScriptHeld(context, '/Inroll/2');
    const field = page.getByLabel('First name');
    await field.tap({ force: true });
    await arrive();
    await expect(field).toBeEnabled();
    await expect(field).toBeFocused();
    await page.keyboard.type('Sample');
    await expect(field).toHaveValue('Sample');
  });

  test('a message that is submitted early appears in the email once the script has loaded @all', async ({
    context,
  }) => {
    const { page, arrive } = await openWithScriptHeld(context, '/ContactUs');
    await page.getByLabel('Full name').fill('Sample Visitor');
    await page.getByLabel('Message').fill('Is there a class on Sundays?');
    await page.getByRole('button', { name: 'Send' }).tap();
    const opened = page.waitForRequest(/^mailto:/);
    await arrive();
    expect(decodeURIComponent((await opened).url())).toContain('Is there a class on Sundays?');
    await expect(page.getByLabel('Full name')).toHaveValue('Sample Visitor');
  });

  test('a page that was opened with a fragment stays where the visitor has scrolled since @all', async ({
    context,
  }) => {
    const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
    for (const path of ['/course-details/6#levels', paths.terms, `${paths.help}#faq-refunds`]) {
      const { page, arrive } = await openWithScriptHeld(context, path);
      await expect.poll(() => scrolled(page), path).toBeGreaterThan(300);
      await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
      const before = await scrolled(page);
      await arrive();
      // The layout adds this element late.
      await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
      expect(await scrolled(page), path).toBe(before);
      await page.close();
    }
    const page = await context.newPage();
    for (const path of [`${paths.courses}#mandarin`, `${paths.help}#visa`]) {
      await page.goto(path);
      await untilTakenOver(page);
      await expect.poll(() => scrolled(page), path).toBeGreaterThan(300);
      await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
      await page.reload();
      await untilTakenOver(page);
      await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
      expect(await scrolled(page), path).toBeLessThan(100);
    }
  });
});

test.describe('prefetching', () => {
  const code = /\/assets\/about-page-[^/]+\.js$/;
  const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About Us' });

  /** Collects the requests for the 'About Us' page's code. */
  function watchRequests(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (code.test(request.url())) asked.push(request.url());
    });
    return asked;
  }

  test('focusing or hovering over a link prefetches its page’s code @all', async ({ page }) => {
    const asked = watchRequests(page);
    for (const approach of ['focus', 'hover'] as const) {
      asked.length = 0;
      await page.goto('/HelpCenter');
      // Repeat this until the page's script has added its listeners.
      await expect
        .poll(async () => {
          await link(page).blur();
          await page.getByRole('heading', { level: 1 }).hover();
          await link(page)[approach]();
          return asked.length;
        })
        .toBe(1);
      await expect(page).toHaveURL('/HelpCenter');
    }

    await page.goto(paths.courseDetails(6));
    const form = page.waitForRequest(/\/assets\/enrolment-page-[^/]+\.js$/);
    await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).hover();
    await form;
  });

  test('with data saving on, no page is prefetched @all', async ({ page, context }) => {
    const asked = watchRequests(page);
    await saveData(context);
    await page.clock.install();
    await page.goto('/HelpCenter');
    await link(page).hover();
    await page.clock.runFor(5000);
    expect(asked).toEqual([]);
    await link(page).click();
    await expect(page.getByText('Our Story').first()).toBeVisible();
    expect(asked).toHaveLength(1);

    const held = await openWithScriptHeld(context, '/');
    const pages: string[] = [];
    held.page.on('request', (request) => pages.push(new URL(request.url()).pathname));
    await held.page.getByRole('link', { name: 'Courses', exact: true }).first().hover();
    await held.arrive();
    expect(pages).not.toContain('/Courses');
  });
});
