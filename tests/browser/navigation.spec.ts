import type { Page } from '@playwright/test';
import { navigation } from '#words/navigation';
import { expectNothingWider } from './support/accessible';
import { untilStable } from './support/stable';
import { expect, test } from './support/test';

const links = [
  ['Home', '/'],
  ['About Us', '/AboutUs'],
  ['Courses', '/Courses'],
  ['Help Center', '/HelpCenter'],
  ['Contact Us', '/ContactUs'],
] as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const active = (page: Page) => bar(page).locator('[aria-current]');
const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const requestsLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Your requests', exact: true });
const storedIndex = (page: Page) => page.evaluate(() => localStorage.getItem('activeNavLink'));

test.describe('on a wide screen', () => {
  test('section 4: the current page’s link is highlighted; on a page without a link, the last one stays highlighted', async ({
    page,
  }) => {
    await page.goto('/ContactUs');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    for (const [index, [label, path]] of links.entries()) {
      await bar(page).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(path);
      await expect(active(page)).toHaveText(label);
      await expect.poll(() => storedIndex(page)).toBe(String(index));
    }
    // A link to the current page scrolls to its top.
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await bar(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await bar(page).getByRole('link', { name: 'Courses' }).click();
    await page.getByRole('link', { name: 'See More' }).first().click();
    await expect(page).toHaveURL('/course-details/1');
    await expect(active(page)).toHaveText('Courses');
    await page.reload();
    await expect(active(page)).toHaveText('Courses');
    expect(await storedIndex(page)).toBe('2');

    await expect(requestsLink(page)).not.toHaveAttribute('aria-current');
    await requestsLink(page).click();
    await expect(page).toHaveURL('/YourRequests');
    await expect(requestsLink(page)).toHaveAttribute('aria-current', 'page');
    await expect(active(page)).toHaveText('Courses');
  });

  test('section 2: following a link or going back scrolls smoothly to the top and focuses the page’s main content', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const scrolls: unknown[] = [];
      const { scrollTo } = globalThis;
      const record = (options: ScrollToOptions) => {
        scrolls.push(options);
        scrollTo({ ...options, behavior: 'instant' });
      };
      Object.assign(globalThis, { scrolls, scrollTo: record });
    });
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click();
    await expect(page).toHaveURL('/Courses');
    await expect.poll(() => page.evaluate('scrolls')).toEqual([{ top: 0, behavior: 'smooth' }]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.evaluate(() => window.scrollTo({ top: 300 }));
    await page.goBack();
    await expect.poll(() => page.evaluate('scrolls.length')).toBe(3);
    await expect
      .poll(() => page.evaluate('scrolls.at(-1)'))
      .toEqual({ top: 0, behavior: 'smooth' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bar(page).getByRole('link', { name: 'About Us' }).click();
    await expect
      .poll(() => page.evaluate('scrolls.at(-1)'))
      .toEqual({ top: 0, behavior: 'instant' });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('section 4: the menu button opens a panel with a close button and with links to the pages', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(panel(page)).toBeHidden();
    await expect(bar(page)).toBeHidden();
    const toggle = page.getByRole('banner').locator('> div').getByRole('button');
    await expect(toggle).toHaveAccessibleName('Open menu');
    await toggle.tap();
    await expect(panel(page)).toBeVisible();
    await expect(toggle).toHaveAccessibleName('Close menu');
    const cross = panel(page).getByRole('button', { name: 'Close menu' });
    await untilStable(page);
    await cross.tap();
    await expect(panel(page)).toBeHidden();
    await expect(toggle).toHaveAccessibleName('Open menu');

    for (const [label, path] of [
      ['Courses', '/Courses'],
      ['Your requests', '/YourRequests'],
    ] as const) {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await panel(page).getByRole('link', { name: label }).tap();
      await expect(page).toHaveURL(path);
      await expect(panel(page)).toBeHidden();
      // Wait until the focus has moved to the new page. Otherwise, its move could close the menu
      // that the next round opens.
      await expect(page.getByRole('main')).toBeFocused();
    }
  });

  test('section 2: a browser without popovers shows the links in the bar instead of a menu @all', async ({
    page,
  }) => {
    // Mimic Safari before version 17, which supports popovers neither in the DOM nor in CSS.
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const styles = await response.text();
      const body = styles.replaceAll('not selector(:popover-open)', '(display:grid)');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: navigation.openMenu })).toBeHidden();
    for (const { label, href } of navigation.links) {
      await bar(page).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectNothingWider(page);
    }
  });
});
