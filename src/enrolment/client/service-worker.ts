import { type Message, syncTag } from '../core/worker-protocol';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Registers a background sync, so that the worker sends waiting requests once there is a network,
 * even with no page open. Only Chromium supports this. In other browsers, only pages send requests.
 */
export function registerBackgroundSync(): void {
  // On a first visit, the worker may still be installing, so wait until it is ready.
  void withRegistration(async (registration) => {
    const { sync } = registration as ServiceWorkerRegistration & { sync?: SyncManager };
    await sync?.register(syncTag);
  }, navigator.serviceWorker?.ready);
}

/** Asks the worker to notify the visitor, unless this page is visible and so shows the alerts. */
export function postNotifyMessage(ids: string[]): void {
  if (ids.length === 0 || document.visibilityState === 'visible') return;
  const message: Message<'NOTIFY'> = { type: 'NOTIFY', ids };
  void withRegistration(async ({ active }) => active?.postMessage(message, []));
}

/** Closes this site's notifications, or only those that match the filter. Never rejects. */
export const closeNotifications = (filter?: GetNotificationOptions): Promise<void> =>
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
    // The service worker is optional, and the visitor may have disabled it.
  }
}
