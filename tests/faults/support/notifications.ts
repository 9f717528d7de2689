import type { Worker } from '@playwright/test';

/** A system notification, as the browser would show it. */
type ShownNotification = Pick<Notification, 'title' | 'body' | 'lang' | 'dir' | 'tag'>;

/** Reads the open notifications of a site's worker. */
export const shownNotifications = (worker: Worker): Promise<ShownNotification[]> =>
  worker.evaluate(async () => {
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, lang, dir, tag }) => ({ title, body, lang, dir, tag }));
  });

/**
 * Shows a notification like those for earlier requests.
 *
 * @param path the address that a tap opens
 */
export const leaveNotification = (worker: Worker, path: string): Promise<void> =>
  worker.evaluate((data) => registration.showNotification('Sample', { data, body: data }), path);

/**
 * Simulates a tap on the notification that contains this text, and waits until the worker has
 * handled the tap. Headless browsers display no notifications that could be tapped.
 *
 * @returns the addresses of the windows that the worker opens
 */
export const tap = (worker: Worker, text: string): Promise<string[]> =>
  worker.evaluate(dispatchTap, text);

/** Records the numbers on the app's badge in the worker's global array `badges`. */
export const recordBadges = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const badges: number[] = [];
    const setAppBadge = async (count: number) => void badges.push(count);
    Object.assign(globalThis, { badges });
    Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge });
  });

/** The worker globals that the tests need. */
declare const registration: ServiceWorkerRegistration;
declare const clients: { openWindow: (path: string) => Promise<unknown> };
declare const NotificationEvent: new (type: string, init: object) => Event;

/** Runs in the worker: dispatches a tap on a notification. */
async function dispatchTap(text: string): Promise<string[]> {
  const shown = await registration.getNotifications();
  const notification = shown.find(({ title, body }) => `${title} ${body}`.includes(text));
  if (!notification) throw new Error(`No notification contains ‘${text}’.`);
  const opened: string[] = [];
  const work: Promise<unknown>[] = [];
  const event = new NotificationEvent('notificationclick', { notification });
  // The browser allows `openWindow` and `waitUntil` only in response to a real tap.
  clients.openWindow = async (path) => opened.push(path);
  Object.defineProperty(event, 'waitUntil', { value: (part: Promise<unknown>) => work.push(part) });
  dispatchEvent(event);
  await Promise.all(work);
  return opened;
}
