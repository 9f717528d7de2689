import type { Worker } from '@playwright/test';

/** A system notification, as the browser would show it. */
interface ShownNotification {
  readonly title: string;
  readonly body: string;
}

/** The notifications that a site's worker has shown and none has closed. */
export const shownNotifications = (worker: Worker): Promise<ShownNotification[]> =>
  worker.evaluate(async () => {
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/**
 * Shows a notification as one that an earlier request has left.
 *
 * @param path where a tap leads
 */
export const leaveNotification = (worker: Worker, path: string): Promise<void> =>
  worker.evaluate((data) => registration.showNotification('Sample', { data, body: data }), path);

/**
 * Taps on the notification with this in its text, and waits for what comes of it. A browser without
 * a screen shows none that could be tapped.
 *
 * @returns the addresses for which a window was to be opened
 */
export const tap = (worker: Worker, text: string): Promise<string[]> =>
  worker.evaluate(dispatchTap, text);

/** Keeps the numbers that the worker shows on the site's icon, in `badges` there. */
export const recordBadges = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const badges: number[] = [];
    const setAppBadge = async (count: number) => void badges.push(count);
    Object.assign(globalThis, { badges });
    Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge });
  });

/** The browser's part of the worker's globals that the tests need. */
declare const registration: ServiceWorkerRegistration;
declare const clients: { openWindow: (path: string) => Promise<unknown> };
declare const NotificationEvent: new (type: string, init: object) => Event;

/** Runs in the worker. */
async function dispatchTap(text: string): Promise<string[]> {
  const shown = await registration.getNotifications();
  const notification = shown.find(({ title, body }) => `${title} ${body}`.includes(text));
  if (!notification) throw new Error(`No notification says ‘${text}’.`);
  const opened: string[] = [];
  const work: Promise<unknown>[] = [];
  const event = new NotificationEvent('notificationclick', { notification });
  // Both are for a visitor's tap alone.
  clients.openWindow = async (path) => opened.push(path);
  Object.defineProperty(event, 'waitUntil', { value: (part: Promise<unknown>) => work.push(part) });
  dispatchEvent(event);
  await Promise.all(work);
  return opened;
}
