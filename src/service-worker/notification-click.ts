import { inLanguage, splitLanguage } from '../site/languages';
import type { Message } from '../enrolment/core/worker-protocol';

declare const self: ServiceWorkerGlobalScope;

/** Time that a page has to confirm that it will handle the click, in milliseconds. */
const timeoutMs = 2000;

/** Opens the notification's address, in a page that is open if there is one. */
export function handleNotificationClick(event: NotificationEvent): void {
  event.notification.close();
  // If the browser rejects all attempts, there is nothing left to try.
  event.waitUntil(open(String(event.notification.data)).catch(() => undefined));
}

/** Opens a page in the notification's language, or in the language of the page that is open. */
async function open(link: string): Promise<void> {
  // The most recently focused of the pages that this worker controls and can navigate.
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) {
    await self.clients.openWindow(link);
    return;
  }
  // Focus the page first, because browsers allow this only once, shortly after the click.
  await page.focus().catch(() => undefined);
  const { path } = splitLanguage(link);
  if (await isHandledBy(page, path)) return;
  const { language } = splitLanguage(new URL(page.url).pathname);
  const address = inLanguage(language, path);
  // `navigate` fails if the page has been closed in the meantime.
  await page.navigate(address).catch(() => self.clients.openWindow(address));
}

/** Returns true if the page confirms that it will handle the click itself, without a reload. */
function isHandledBy(page: Client, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const message: Message<'OPEN'> = { type: 'OPEN', path };
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), timeoutMs);
    page.postMessage(message, [port2]);
  });
}
