import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { deliverOnSync } from './deliver-on-sync';
import { answerFile, isPrecachedFile } from './files';
import { answerNavigation, isOurNavigation } from './navigation';
import { keepNotFoundPages } from './not-found-pages';
import { notifyOnRequest } from './notifications';
import { openOnTap } from './open-on-tap';
import { startOnRequest } from './start-on-request';

/** The build writes the list in. */
declare const self: ServiceWorkerGlobalScope & { readonly precacheList: PrecacheEntry[] };

/**
 * The whole site, kept on the device after one visit. Workbox routes GET requests alone: what is
 * sent to the academy passes this worker by.
 */
addPlugins([keepNotFoundPages]);
precache(self.precacheList);
cleanupOutdatedCaches();
// The first page's later files come from here as well, without a reload.
clientsClaim();

registerRoute(isOurNavigation, answerNavigation);
registerRoute(isPrecachedFile, answerFile);

self.addEventListener('message', startOnRequest);
self.addEventListener('message', notifyOnRequest);
// Typed by hand: the event is Chromium's alone.
self.addEventListener('sync' as never, deliverOnSync);
self.addEventListener('notificationclick', openOnTap);
