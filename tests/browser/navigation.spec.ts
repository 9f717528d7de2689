import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const links = [
  ['Home', '/'],
  ['About Us', '/AboutUs'],
  ['Courses', '/Courses'],
  ['Help Center', '/HelpCenter'],
  ['Contact Us', '/ContactUs'],
] as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const storedIndex = (page: Page) => page.evaluate(() => localStorage.getItem('activeNavLink'));

test.describe('on a wide screen', () => {
  test('section 2: the bar shows a logo and five links in their order', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link')).toHaveText(links.map(([label]) => label));
    const home = page.getByRole('banner').getByRole('link', { name: 'home page' });
    await expect(home.locator('.logo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });

  test('section 4: each link is highlighted at its page, and stored', async ({ page }) => {
    await page.goto('/ContactUs');
    for (const [index, [label, path]] of links.entries()) {
      await bar(page).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(path);
      await expect(bar(page).locator('[aria-current]')).toHaveText(label);
      await expect.poll(() => storedIndex(page)).toBe(String(index));
    }
  });

  test('section 4: any other path keeps the active item, also after a reload', async ({ page }) => {
    await page.goto('/Courses');
    await page.getByRole('link', { name: 'See More' }).first().click();
    await expect(page).toHaveURL('/course-details/1');
    await expect(bar(page).locator('[aria-current]')).toHaveText('Courses');
    await page.reload();
    await expect(bar(page).locator('[aria-current]')).toHaveText('Courses');
    expect(await storedIndex(page)).toBe('2');
  });

  test('section 4: the first item is active when nothing sensible is stored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('activeNavLink', 'nonsense'));
    await page.goto('/course-details/6');
    await expect(bar(page).locator('[aria-current]')).toHaveText('Home');
  });

  test('section 4: the active item is kept where storage is switched off', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('Sample', 'SecurityError');
        },
      }),
    );
    await page.goto('/');
    await bar(page).getByRole('link', { name: 'Courses' }).click();
    // The home page has such a link too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Discover/);
    await page.getByRole('link', { name: 'See More' }).first().click();
    await expect(page).toHaveURL('/course-details/1');
    await expect(bar(page).locator('[aria-current]')).toHaveText('Courses');
  });

  test('section 2: a route change scrolls to the top and gives the focus to the page', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click();
    await expect(page).toHaveURL('/Courses');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('section 2: a route change scrolls smoothly, and at once under reduced motion', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const scrolls: unknown[] = [];
      Object.assign(globalThis, { scrolls });
      globalThis.scrollTo = ((options: ScrollToOptions) =>
        scrolls.push(options)) as typeof scrollTo;
    });
    await page.goto('/');
    await bar(page).getByRole('link', { name: 'Courses' }).click();
    await expect.poll(() => page.evaluate('scrolls')).toEqual([{ top: 0, behavior: 'smooth' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bar(page).getByRole('link', { name: 'About Us' }).click();
    await expect
      .poll(() => page.evaluate('scrolls'))
      .toEqual([
        { top: 0, behavior: 'smooth' },
        { top: 0, behavior: 'instant' },
      ]);
  });

  test('a keyboard that skips to the content leaves the open tab of the Help Center', async ({
    page,
  }) => {
    await page.goto('/HelpCenter#visa');
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('tab', { name: 'VISA' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a page whose code does not arrive says so, and can be tried again', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
    await page.route('**/assets/courses-page*.js', (route) => route.abort());
    await page.goto('/Courses');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await page.unroute('**/assets/courses-page*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tab', { name: 'English' })).toBeVisible();
  });

  test('section 2: the navigation is shown on enrolment pages, hidden at exactly /Inroll', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/404/);
    await page.goto('/Inroll/1');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goto('/Inroll');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('section 4: the panel starts hidden, the toggle shows and hides it, and it holds logo and links', async ({
    page,
  }) => {
    await test.step('section 4: the panel starts hidden, and the toggle shows and hides it', async () => {
      await page.goto('/');
      await expect(panel(page)).toBeHidden();
      await expect(bar(page)).toBeHidden();
      const toggle = page.getByRole('banner').locator('> div').getByRole('button');
      await expect(toggle).toHaveAccessibleName('Open menu');
      const place = await toggle.boundingBox();
      await toggle.tap();
      await expect(panel(page)).toBeVisible();
      await expect(toggle).toHaveAccessibleName('Close menu');
      // The panel lies over the toggle, and its cross where the finger has found the toggle.
      const cross = panel(page).getByRole('button', { name: 'Close menu' });
      await expect.poll(() => cross.boundingBox()).toEqual(place);
      await cross.tap();
      await expect(panel(page)).toBeHidden();
      await expect(toggle).toHaveAccessibleName('Open menu');
    });

    await test.step('section 2: the panel lies at the right edge, with logo, close icon and five links', async () => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(panel(page).getByRole('list').getByRole('link')).toHaveText(
        links.map(([label]) => label),
      );
      await expect(panel(page).locator('.logo')).toBeVisible();
      await expect
        .poll(async () => {
          const box = await panel(page).boundingBox();
          return box && box.x + box.width;
        })
        .toBe(360);
      await panel(page).getByRole('button', { name: 'Close menu' }).tap();
      await expect(panel(page)).toBeHidden();
    });
  });

  test('section 2: a tap on a link of the panel goes to its page and hides the panel', async ({
    page,
  }) => {
    await page.goto('/ContactUs');
    for (const [label, path] of [...links, ['Your requests', '/YourRequests']] as const) {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await panel(page).getByRole('link', { name: label }).tap();
      await expect(page).toHaveURL(path);
      await expect(panel(page)).toBeHidden();
    }
  });

  test('the panel hides when the keyboard leaves it and when the visitor goes back', async ({
    page,
  }) => {
    await page.goto('/Courses');
    await page.goto('/ContactUs');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await panel(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(panel(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await panel(page).getByRole('link', { name: 'Home' }).tap();
    await expect(page).toHaveURL('/');
    // The address changes before the page has come, which closes the menu.
    await page.getByRole('heading', { level: 1, name: 'Jambatan Language Academy' }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/ContactUs');
    await expect(panel(page)).toBeHidden();
  });
});
