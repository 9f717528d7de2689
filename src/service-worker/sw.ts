import { loadPublished } from '../certificates/published';
import { registerRoute } from 'workbox-routing';
import { respondWithFile, deleteOtherFiles, isPrecachedFile } from './files';
import { installLanguages, keepLanguage } from './languages';
import { respondWithPage, deleteOtherPages, isPageRequest } from './pages';
import { handleNotificationClick } from './notification-click';

declare const self: ServiceWorkerGlobalScope;

/** The event of Background Sync, which TypeScript's DOM types lack. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// If this fails, the browser discards this release.
self.addEventListener('install', (event) => {
  event.waitUntil(installLanguages());
  // Certificates can then be checked offline. Never fails.
  event.waitUntil(loadPublished());
});

self.addEventListener('activate', (event) => {
  // Don't delete the files of a newer release that is being installed.
  if (!self.registration.installing) {
    event.waitUntil(Promise.all([deleteOtherPages(), deleteOtherFiles(event)]));
  }
  // Take control of open pages, so that the worker serves the first page's later requests, too.
  event.waitUntil(self.clients.claim());
});

// Workbox routes only GET requests, so the POST requests of the enrolment form bypass this worker.
registerRoute(isPageRequest, respondWithPage);
registerRoute(isPrecachedFile, respondWithFile);

// A page and its files must be from the same build, so wait until the visitor accepts the update.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// A page sends its language once it is idle, and whenever it becomes visible again.
self.addEventListener('message', (event) => {
  const data = event.data as { type?: unknown; language?: unknown } | null;
  // If storing the language fails, it stays available online, and the next page tries again.
  if (data?.type === 'KEEP_LANGUAGE') {
    event.waitUntil(keepLanguage(data.language).catch(() => undefined));
  }
});
self.addEventListener('notificationclick', handleNotificationClick);

// Load the delivery code only when it is needed, because it would delay every page's start.
self.addEventListener('message', (event) => {
  event.waitUntil(import('./background-delivery').then((late) => late.notifyOnRequest(event.data)));
});
self.addEventListener('push', (event) => {
  const message = event.data?.json();
  event.waitUntil(import('./background-delivery').then((late) => late.announceReply(message)));
});
// If this fails, the next page subscribes again.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(import('./background-delivery').then((late) => late.renewSubscription(event)));
});
// The cast is needed because TypeScript's DOM types lack this event.
self.addEventListener('sync' as never, (event: SyncEvent) => {
  event.waitUntil(import('./background-delivery').then((late) => late.deliverOnSync(event.tag)));
});
