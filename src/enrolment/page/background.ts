import { closeNotifications } from '../close-notifications';
import { type NotifyMessage, openMessageSchema, syncTag } from '../worker-protocol';

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

/** Lets the worker tell by a notification what no visible page tells, if the visitor allowed it. */
export function askWorkerToNotify(ids: string[]): void {
  if (ids.length === 0) return;
  const message: NotifyMessage = { type: 'NOTIFY', ids };
  void withWorker(async ({ active }) => active?.postMessage(message, []));
}

/** The page has told it itself. */
export function closeNotification(id: string): void {
  void withWorker((registration) => closeNotifications(registration, { tag: id }));
}

/** Of everything that was told. Never rejects. */
export const closeAllNotifications = (): Promise<void> =>
  withWorker((registration) => closeNotifications(registration));

/**
 * Hears where a tap on a notification leads, until the returned function is called.
 *
 * @param open goes there, or stays where something typed would be lost: the page tells it as well
 */
export function listenToTaps(open: (path: string) => void): () => void {
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
