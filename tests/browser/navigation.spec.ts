import type { Page } from '@playwright/test';
import { academy } from '../../src/content/academy';
import { navigation } from '#words/navigation';
import { expectNothingWider } from './support/accessible';
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
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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

    // The link to the visitor's requests is next to these links, and its label is visible.
    await expect(requestsLink(page)).not.toHaveAttribute('aria-current');
    const words = await requestsLink(page).getByText('Your requests').boundingBox();
    expect(words?.width).toBeGreaterThan(40);
    await requestsLink(page).click();
    await expect(page).toHaveURL('/YourRequests');
    await expect(requestsLink(page)).toHaveAttribute('aria-current', 'page');
    await expect(active(page)).toHaveText('Courses');
  });

  test('section 4: the highlight works with an invalid stored value and without storage @all', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('activeNavLink', 'nonsense'));
    await page.goto('/course-details/6');
    await expect(active(page)).toHaveText('Home');

    await page.addInitScript(() =>
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('Sample', 'SecurityError');
        },
      }),
    );
    await page.goto('/Courses');
    await page.getByRole('link', { name: 'See More' }).first().click();
    await expect(page).toHaveURL('/course-details/1');
    await expect(active(page)).toHaveText('Courses');
  });

  test('section 2: following a link scrolls smoothly to the top and focuses the page’s main content', async ({
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
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bar(page).getByRole('link', { name: 'About Us' }).click();
    await expect
      .poll(() => page.evaluate('scrolls.at(-1)'))
      .toEqual({ top: 0, behavior: 'instant' });
  });

  test('section 2: Back and Forward scroll smoothly to the top from the current position @all', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await bar(page).getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('Building Futures Through Education');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => {
      const heights = new Set<number>();
      Object.assign(globalThis, { heights });
      addEventListener('scroll', () => heights.add(Math.round(scrollY)));
      scrollTo({ top: 1000, behavior: 'instant' });
    });
    const heights = () => page.evaluate('[...heights]') as Promise<number[]>;
    await expect.poll(heights).toEqual([1000]);
    await page.goBack();
    await expect(heading(page)).toHaveText(academy.name);
    await expect.poll(async () => (await heights()).at(-1)).toBe(0);
    expect((await heights()).length).toBeGreaterThan(2);
    await page.goForward();
    await expect(heading(page)).toHaveText('Building Futures Through Education');
    await expect(page.getByRole('main')).toBeFocused();
    // The page only scrolls up, and never jumps to an earlier scroll position.
    expect(await heights()).toEqual((await heights()).toSorted((a, b) => b - a));

    // Reloading a page keeps its scroll position.
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  test('section 2: a quick link that redirects keeps the current page in view until the next one has loaded @all', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const titles = new Set<string | undefined>();
      Object.assign(globalThis, { titles });
      new MutationObserver(() => titles.add(document.querySelector('h1')?.innerText)).observe(
        document.body,
        { childList: true, subtree: true },
      );
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('Building Futures Through Education');
    const titles = (await page.evaluate('[...titles]')) as string[];
    expect(titles).not.toContain(undefined);
    expect(titles.at(-1)).toContain('Building');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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
    const place = await toggle.boundingBox();
    await toggle.tap();
    await expect(panel(page)).toBeVisible();
    await expect(toggle).toHaveAccessibleName('Close menu');
    // The panel covers the toggle, and its own close button is in the same place.
    const edge = async () => {
      const box = await panel(page).boundingBox();
      return box && box.x + box.width;
    };
    await expect.poll(edge).toBe(360);
    const cross = panel(page).getByRole('button', { name: 'Close menu' });
    await expect.poll(() => cross.boundingBox()).toEqual(place);
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
    // While the panel is closed, the bar shows the link to the requests as an icon.
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(requestsLink(page)).toBeInViewport({ ratio: 1 });
    const words = await requestsLink(page).getByText('Your requests').boundingBox();
    expect(words?.width ?? 0).toBeLessThan(40);
  });

  test('the panel closes when the keyboard focus leaves it and when the visitor goes back @all', async ({
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
    // Wait for the page, because the menu closes when the page appears, after the address has
    // changed.
    await page.getByRole('heading', { level: 1, name: academy.name }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/ContactUs');
    await expect(panel(page)).toBeHidden();
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
