import type { Page } from '@playwright/test';
import { install } from '#words/install';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

export const card = (page: Page) => page.getByRole('complementary', { name: install.title });

export const stepsDialog = (page: Page) => page.getByRole('dialog', { name: install.title });

/** Sets the user agent of Safari on an iPhone for pages that are opened from now on. */
export const pretendToBeIPhone = (page: Page) =>
  page.addInitScript((userAgent) => {
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => userAgent });
  }, iPhone);

/** Visits one page, so that the next page is the second one visited. */
export async function visitFirst(page: Page) {
  await page.goto('/AboutUs');
  // The installation offer's code, which loads late, records the visit.
  await page.waitForFunction(() => localStorage.getItem('jambatan-install') !== null);
}

/** Waits until late elements would have appeared, so that a test can assert their absence. */
export async function untilQuiet(page: Page) {
  await page.locator('.service-worker-notices').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Fires Chromium's `beforeinstallprompt` event on a page. `installQuestions` counts the prompts.
 */
export const offerInstall = (page: Page) =>
  page.evaluate(() => {
    globalThis.installQuestions = 0;
    const prompt = async () => {
      globalThis.installQuestions += 1;
      return { outcome: 'dismissed' };
    };
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(offer, { prompt }));
  });

declare global {
  var installQuestions: number;
}

export const installQuestions = (page: Page) => page.evaluate(() => globalThis.installQuestions);

/** Opens the installation steps for an iPhone from the card on the second page visited. */
export async function openSteps(page: Page) {
  await pretendToBeIPhone(page);
  await visitFirst(page);
  await page.goto('/Courses');
  // Playwright's `click` would scroll the page, even though the card is sticky.
  await card(page).getByRole('button', { name: install.how }).dispatchEvent('click');
  await stepsDialog(page).waitFor();
}

/**
 * Mimics the standalone display mode on pages that are opened from now on, because Chromium's
 * DevTools cannot emulate it.
 */
export async function openAsApp(page: Page) {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll('(display-mode:standalone) and (pointer:coarse)', '(min-width:0)'),
    });
  });
  await page.addInitScript(() => {
    const ask = matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) =>
      ask(query.replaceAll('(display-mode: standalone)', '(min-width: 0)'));
  });
}
