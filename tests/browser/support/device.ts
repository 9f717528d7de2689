import type { Page } from '@playwright/test';

/** What the console says of a page without a connection. */
export const disconnected = /ERR_INTERNET_DISCONNECTED/;

/** The device stores nothing for the pages that are opened from now on. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Sample', 'QuotaExceededError');
    };
  });

/** The device has no connection for requests, and knows it: nothing leaves the pages opened now. */
export async function goWithoutConnection(page: Page, expected: RegExp[] = []): Promise<void> {
  expected.push(disconnected);
  await page.route('**/api/notifications', (route) => route.abort('internetdisconnected'));
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  );
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
