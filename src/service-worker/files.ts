import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

/** The global scope with the precache list, which the build injects. */
declare const self: ServiceWorkerGlobalScope & { readonly precacheList: PrecacheEntry[] };

const list = self.precacheList;
const isPageBundle = ({ url }: PrecacheEntry) => url.endsWith('.json');

/** Files that are cached as the server sends them; the bundle of pages is unpacked instead. */
const files = list.filter((entry) => !isPageBundle(entry));

/** URL path of the bundle of all pages. The file name contains a content hash. */
export const pageBundle = String(list.find(isPageBundle)?.url);

/**
 * Number of concurrent downloads. Workbox's own installation downloads one file at a time, which
 * takes half a minute if each round trip takes 0.15 s. Too many downloads would slow down a page
 * that is loading.
 */
const concurrency = 4;

const precache = new PrecacheController();
precache.addToCacheList(files);

/** All releases share this cache, because files with the same hash in their name are identical. */
export const fileCache = precache.strategy.cacheName;

/**
 * Downloads the files that no earlier release or failed installation has cached.
 *
 * @throws if a download fails, which cancels the installation
 */
export async function installFiles(event: ExtendableEvent): Promise<void> {
  const queue = precache.getURLsToCacheKeys().entries();
  const installNext = async () => {
    for (const [url, cacheKey] of queue) await install(url, cacheKey, event);
  };
  await Promise.all(Array.from({ length: concurrency }, installNext));
}

async function install(url: string, cacheKey: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(url, {
    // Revalidate files without a hash in their name, because the HTTP cache may be outdated.
    cache: cacheKey === url ? 'default' : 'no-cache',
    credentials: 'same-origin',
    priority: 'low',
  });
  await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event }));
}

/** Deletes the files that this release doesn't need. Called once the release is active. */
export const deleteOtherFiles = (event: ExtendableEvent) => precache.activate(event);

/**
 * Matches requests for precached files. The query is ignored, because none of the site's files
 * depend on it. Range requests go to the network.
 */
export const isPrecachedFile: RouteMatchCallback = ({ sameOrigin, url, request }) =>
  sameOrigin && !request.headers.has('range') && Boolean(precache.getCacheKeyForURL(url.pathname));

/** Responds with the cached file, or fetches it if the browser has evicted it from the cache. */
export const answerFile: RouteHandlerCallback = async ({ url, request }) =>
  (await precache.matchPrecache(url.pathname)) ?? fetch(request);
