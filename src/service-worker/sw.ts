import { registerRoute } from 'workbox-routing';
import { answerFile, deleteOtherFiles, installFiles, isPrecachedFile } from './files';
import { answerPage, deleteOtherPages, installPages, isPageRequest } from './pages';
import { handleNotificationClick } from './notification-click';
import { addStaticRoutes } from './static-routes';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync, which the type library does not know yet. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// The whole site, kept on the device after one visit: all of it or, of a new release, nothing.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([installPages(), installFiles(event), addStaticRoutes(event)]));
});

self.addEventListener('activate', (event) => {
  // A newer release may be about to be stored: what it has so far is not this one's to delete, and
  // it tidies up itself when it starts.
  if (!self.registration.installing) {
    event.waitUntil(Promise.all([deleteOtherPages(), deleteOtherFiles(event)]));
  }
  // The first page's later files come from here as well, without a reload.
  event.waitUntil(self.clients.claim());
});

// Workbox routes GET requests alone: what is sent to the academy passes this worker by.
registerRoute(isPageRequest, answerPage);
registerRoute(isPrecachedFile, answerFile);

// On a visitor's word. Until then a new version waits, for a page and its files have to be of one build.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('notificationclick', handleNotificationClick);

// What delivers requests is prepared when it is needed: a page would wait for it whenever the
// browser starts this worker to open one.
self.addEventListener('message', (event) => {
  event.waitUntil(import('./background-delivery').then((late) => late.notifyOnRequest(event.data)));
});
// Typed by hand: the event is Chromium's alone.
self.addEventListener('sync' as never, (event: SyncEvent) => {
  event.waitUntil(import('./background-delivery').then((late) => late.deliverOnSync(event.tag)));
});
