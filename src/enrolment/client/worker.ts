import { type NotifyMessage, openMessageSchema, syncTag } from '../core/worker-protocol';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Lets the worker send what waits once there is a network, even if no page is open then. Only
 * Chromium can; elsewhere the pages' own triggers do.
 */
export function askForBackgroundSync(): void {
  // On a first visit the worker may still be on its way.
  void withWorker(async (registration) => {
    const { sync } = registration as ServiceWorkerRegistration & { sync?: SyncManager };
    await sync?.register(syncTag);
  }, navigator.serviceWorker?.ready);
}

/** Asks the worker to notify the visitor of what no visible page shows, if the visitor allowed it. */
export function askWorkerToNotify(ids: string[]): void {
  if (ids.length === 0) return;
  const message: NotifyMessage = { type: 'NOTIFY', ids };
  void withWorker(async ({ active }) => active?.postMessage(message, []));
}

/** Closes a request's notification: the page shows the same. */
export const closeNotification = (id: string): Promise<void> => closeNotifications({ tag: id });

/** Closes all notifications of this site. Never rejects. */
export const closeAllNotifications = (): Promise<void> => closeNotifications();

const closeNotifications = (filter?: GetNotificationOptions): Promise<void> =>
  withWorker(async (registration) => {
    for (const notification of await registration.getNotifications(filter)) notification.close();
  });

/**
 * Calls back with the path to which a tap on a notification leads, until the returned function is
 * called.
 */
export function subscribeToTaps(open: (path: string) => void): () => void {
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

async function withWorker(
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
