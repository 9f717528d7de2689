import type { Page } from '@playwright/test';
import { navigation } from '#words/navigation';
import { openAsApp } from './support/install';
import { expectNoSidewaysScroll } from './support/accessible';
import { expect, test, untilTakenOver } from './support/test';

const back = (page: Page) => page.getByRole('link', { name: navigation.back, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Safe-area insets for a phone's camera and rounded corners, in CSS pixels. */
const insets = { top: 47, left: 44, right: 44, bottom: 34 };

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

for (const browser of ['without the Navigation API', 'with the Navigation API']) {
  test(`${browser}, Back in the installed site returns to the previous page or, if there is none, goes up a level @all`, async ({
    page,
  }) => {
    await openAsApp(page);
    if (browser.startsWith('without')) await page.addInitScript('delete globalThis.navigation');
    await page.goto('/Inroll/3');
    await expectNoSidewaysScroll(page);
    for (const above of ['/course-details/3', '/Courses', '/']) {
      // Wait for the next link, because the address changes before the page has loaded.
      await expect(back(page)).toHaveAttribute('href', above);
      await back(page).click();
      await expect(page).toHaveURL(above);
    }
    await expect(back(page)).toHaveCount(0);

    const later = await page.context().newPage();
    await openAsApp(later);
    if (browser.startsWith('without')) await later.addInitScript('delete globalThis.navigation');
    await later.goto('/');
    await untilTakenOver(later);
    await expect(back(later)).toHaveCount(0);
    await later.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(later).toHaveURL('/AboutUs');
    await later.getByRole('link', { name: navigation.requests.label }).click();
    await expect(later).toHaveURL('/YourRequests');
    await back(later).click();
    await expect(later).toHaveURL('/AboutUs');
    await back(later).click();
    await expect(later).toHaveURL('/');
  });
}

test('no control is under a phone’s camera or rounded corners, in portrait or landscape @all', async ({
  page,
}) => {
  await openAsApp(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  for (const viewport of [
    { width: 360, height: 800 },
    { width: 800, height: 360 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/course-details/2#highlights');
    await expect(heading(page)).toBeVisible();
    await untilNoneIsCovered(page, 'the header and sticky elements');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await untilNoneIsCovered(page, 'the end of the page');
    await page.getByRole('button', { name: navigation.openMenu }).click();
    await page.getByRole('navigation', { name: navigation.menu }).waitFor();
    await untilNoneIsCovered(page, 'the menu');
    await page.keyboard.press('Escape');
  }
});

/** Polls until no control is covered, because the enrol bar may still be sliding in or out. */
const untilNoneIsCovered = (page: Page, part: string) =>
  expect.poll(() => coveredControls(page), part).toEqual([]);

/**
 * Lists the controls that extend beyond the safe area. Only controls in the header, the footer, the
 * menu, dialogs and sticky elements are checked.
 */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async ({ top, left, right, bottom }) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { clientWidth, clientHeight } = document.documentElement;
    const parts =
      '.navigation-bar, .menu-panel, .footer, .service-worker-notices, .enrol-bar, dialog';
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button')];
    return controls.flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isSeen =
        control.closest(parts) !== null &&
        control.checkVisibility({ visibilityProperty: true }) &&
        box.width > 1 &&
        box.top < clientHeight &&
        box.bottom > 0;
      // Controls that scroll, with the page or within the menu, can be scrolled clear of the upper
      // and lower edges.
      const sticks = control.closest('.footer, .navigation-links') === null;
      // A control's tap target may extend beyond its visible part.
      const slack = 12;
      const isClear =
        box.left >= left - slack &&
        box.right <= clientWidth - right + slack &&
        (!sticks || (box.top >= top && box.bottom <= clientHeight - bottom));
      return isSeen && !isClear
        ? [`${control.getAttribute('aria-label') ?? control.textContent}: ${JSON.stringify(box)}`]
        : [];
    });
  }, insets);
