import type { OpenMessage } from '../enrolment/core/worker-protocol';

declare const self: ServiceWorkerGlobalScope;

/** Time in milliseconds that a page has to confirm that it handles the click. */
const timeoutMs = 2000;

/** Opens the notification's target: the receipt, or the form with the rejected request. */
export function handleNotificationClick(event: NotificationEvent): void {
  event.notification.close();
  // If the browser rejects all attempts, there is nothing left to try.
  event.waitUntil(open(String(event.notification.data)).catch(() => undefined));
}

async function open(path: string): Promise<void> {
  // The most recently used page, unless uncontrolled: workers can't navigate such pages.
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  // Focus first, because browsers allow it only once, shortly after a click.
  await page.focus().catch(() => undefined);
  if (await isHandledBy(page, path)) return;
  // The page may have been closed since.
  await page.navigate(path).catch(() => self.clients.openWindow(path));
}

/** Returns true if the page handles the click itself, which may mean staying open to keep input. */
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
