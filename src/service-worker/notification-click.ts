import type { OpenMessage } from '../enrolment/core/worker-protocol';

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take to say that it handles the click, in milliseconds. */
const timeoutMs = 2000;

/** Opens what a notification is about: the receipt, or the form with the request that was refused. */
export function handleNotificationClick(event: NotificationEvent): void {
  event.notification.close();
  // A browser that refuses every way leaves none.
  event.waitUntil(open(String(event.notification.data)).catch(() => undefined));
}

async function open(path: string): Promise<void> {
  // The one that was used last. A page that loads past the worker can't be led: it is left alone.
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  // Before all else: after a tap browsers allow this for a moment only, and once.
  await page.focus().catch(() => undefined);
  if (await isHandledBy(page, path)) return;
  // It may have been closed since.
  await page.navigate(path).catch(() => self.clients.openWindow(path));
}

/** Whether the page handles it by itself: it stays where it is if typed input would be lost. */
function isHandledBy(page: Client, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const message: OpenMessage = { type: 'OPEN', path };
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), timeoutMs);
    page.postMessage(message, [port2]);
  });
}
