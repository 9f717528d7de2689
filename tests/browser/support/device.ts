import type { BrowserContext, Page } from '@playwright/test';

/** The device stores nothing for the pages that are opened from now on. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Sample', 'QuotaExceededError');
    };
  });

/** The browser lets no site store anything, as Chromium refuses it where site data are blocked. */
export async function blockSiteData(page: Page): Promise<void> {
  await refuseStorage(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Sample', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches']) {
      Object.defineProperty(globalThis, name, { get: refuse });
    }
    LockManager.prototype.request = async () => refuse();
    ServiceWorkerContainer.prototype.getRegistration = async () => refuse();
  });
}

/**
 * The device has no connection for requests, and knows it: nothing leaves the pages opened now. The
 * try breaks within the page, at once, as it does there: a route's refusal comes by way of this
 * process, which on a slow machine takes so long that something may have left the device.
 */
export const goWithoutConnection = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    const fetchOnline = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      init?.method === 'POST'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetchOnline(input, init);
  });

/** The browser sends nothing while no page of the site is open, as Safari and Firefox. */
export const withoutBackgroundSync = (page: Page) =>
  page.addInitScript('delete globalThis.SyncManager');

/** As in Safari, as far as the site's words depend on it. */
export async function runOnWebKit(page: Page): Promise<void> {
  await withoutBackgroundSync(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });
  });
}

/** The browser does not let pages copy. */
export const refuseCopying = (page: Page) =>
  page.addInitScript('delete Navigator.prototype.clipboard');

/** The device has no way of its own to hand something on. */
export const refuseSharing = (page: Page) => page.addInitScript('delete Navigator.prototype.share');

/**
 * The visitor has not decided on notifications, and answers so when asked. How often they were
 * asked is kept in `asked`. A browser without a screen says by itself that they are denied.
 */
export const answerNotifications = (page: Page, answer: NotificationPermission) =>
  page.addInitScript((given) => {
    const asked: string[] = [];
    const sample = {
      permission: 'default',
      requestPermission: () => Promise.resolve(asked.push((sample.permission = given)) && given),
    };
    Object.assign(globalThis, { asked, Notification: sample });
  }, answer);

/** Has the browser say, on every page opened from now on, that the visitor saves data. */
export async function saveData(pages: Page | BrowserContext) {
  await pages.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
