import { registerRoute } from 'workbox-routing';
import { answerFile, deleteOtherFiles, installFiles, isPrecachedFile } from './files';
import { answerPage, deleteOtherPages, installPages, isPageRequest } from './pages';
import { handleNotificationClick } from './notification-click';
import { addStaticRoutes } from './static-routes';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync, which is missing from the type library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// Precache the whole site on the first visit. If any part of a release fails, discard it.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([installPages(), installFiles(event), addStaticRoutes(event)]));
});

self.addEventListener('activate', (event) => {
  // If a newer release is being installed, don't delete its files; it cleans up when activated.
  if (!self.registration.installing) {
    event.waitUntil(Promise.all([deleteOtherPages(), deleteOtherFiles(event)]));
  }
  // Serve later requests of the first page as well, without a reload.
  event.waitUntil(self.clients.claim());
});

// Workbox routes only GET requests, so requests to the academy bypass this worker.
registerRoute(isPageRequest, answerPage);
registerRoute(isPrecachedFile, answerFile);

// Wait for the visitor's consent, as a page and its files must be from the same build.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('notificationclick', handleNotificationClick);

// Load the delivery code only when needed: it would delay every page that the browser starts this
// worker for.
self.addEventListener('message', (event) => {
  event.waitUntil(import('./background-delivery').then((late) => late.notifyOnRequest(event.data)));
});
// Needs a cast, as the event exists only in Chromium.
self.addEventListener('sync' as never, (event: SyncEvent) => {
  event.waitUntil(import('./background-delivery').then((late) => late.deliverOnSync(event.tag)));
});
