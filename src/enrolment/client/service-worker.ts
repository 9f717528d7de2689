import { type NotifyMessage, openMessageSchema, syncTag } from '../core/worker-protocol';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Registers a sync: the worker then sends what waits once there is a network, even with no page open.
 * Only Chromium has it; elsewhere the pages' own triggers do.
 */
export function registerBackgroundSync(): void {
  // On a first visit the worker may still be on its way.
  void withRegistration(async (registration) => {
    const { sync } = registration as ServiceWorkerRegistration & { sync?: SyncManager };
    await sync?.register(syncTag);
  }, navigator.serviceWorker?.ready);
}

/** Asks the worker to notify the visitor of settled requests, unless this page is visible and shows alerts. */
export function postNotifyMessage(ids: string[]): void {
  if (ids.length === 0 || document.visibilityState === 'visible') return;
  const message: NotifyMessage = { type: 'NOTIFY', ids };
  void withRegistration(async ({ active }) => active?.postMessage(message, []));
}

/** Closes a request's notification: the page shows the same. */
export const closeNotification = (id: string): Promise<void> => closeNotifications({ tag: id });

/** Closes all notifications of this site. Never rejects. */
export const closeAllNotifications = (): Promise<void> => closeNotifications();

const closeNotifications = (filter?: GetNotificationOptions): Promise<void> =>
  withRegistration(async (registration) => {
    for (const notification of await registration.getNotifications(filter)) notification.close();
  });

/**
 * Calls back with the path of a notification that was clicked, until the returned function is
 * called.
 */
export function subscribeToNotificationClicks(open: (path: string) => void): () => void {
  const worker = navigator.serviceWorker;
  function onMessage({ data, ports }: MessageEvent<unknown>) {
    const message = openMessageSchema.safeParse(data).data;
    if (!message) return;
    ports[0]?.postMessage(null);
    open(message.path);
  }
  worker?.addEventListener('message', onMessage);
  return () => worker?.removeEventListener('message', onMessage);
}

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
    // It is an extra: a visitor may have forbidden it.
  }
}
