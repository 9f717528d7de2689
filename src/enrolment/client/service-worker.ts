import { type NotifyMessage, syncTag } from '../core/worker-protocol';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Registers a sync: the worker then sends what waits once there is a network, even with no page
 * open. Only Chromium supports it; in other browsers, only pages send.
 */
export function registerBackgroundSync(): void {
  // On a first visit, the worker may still be installing.
  void withRegistration(async (registration) => {
    const { sync } = registration as ServiceWorkerRegistration & { sync?: SyncManager };
    await sync?.register(syncTag);
  }, navigator.serviceWorker?.ready);
}

/** Asks the worker to notify the visitor, unless this page is visible: it then shows alerts. */
export function postNotifyMessage(ids: string[]): void {
  if (ids.length === 0 || document.visibilityState === 'visible') return;
  const message: NotifyMessage = { type: 'NOTIFY', ids };
  void withRegistration(async ({ active }) => active?.postMessage(message, []));
}

/** Closes a request's notification, because the page shows the same. */
export const closeNotification = (id: string): Promise<void> => closeNotifications({ tag: id });

/** Closes all notifications of this site. Never rejects. */
export const closeAllNotifications = (): Promise<void> => closeNotifications();

const closeNotifications = (filter?: GetNotificationOptions): Promise<void> =>
  withRegistration(async (registration) => {
    for (const notification of await registration.getNotifications(filter)) notification.close();
  });

async function withRegistration(
  work: (registration: ServiceWorkerRegistration) => Promise<void>,
  found:
    | Promise<ServiceWorkerRegistration | undefined>
    | undefined = navigator.serviceWorker?.getRegistration(),
): Promise<void> {
  try {
    const registration = await found;
    if (registration) await work(registration);
  } catch {
    // Optional: the visitor may have disabled it.
  }
}
