import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

/** The global scope, with the precache list injected by the build. */
declare const self: ServiceWorkerGlobalScope & { readonly precacheList: PrecacheEntry[] };

const list = self.precacheList;
const isPageBundle = ({ url }: PrecacheEntry) => url.endsWith('.json');

/** Files to cache as the server sends them. */
const files = list.filter((entry) => !isPageBundle(entry));

/** URL path of the bundle of all pages, which contains a content hash. */
export const pageBundle = String(list.find(isPageBundle)?.url);

/**
 * Number of concurrent downloads. Workbox's own installation downloads files one by one, which
 * takes half a minute with a round trip of 0.15 s; too many downloads would slow down a page that
 * is being opened.
 */
const concurrency = 4;

const precache = new PrecacheController();
precache.addToCacheList(files);

/** Shared by all releases, as files with the same hash in their name are identical. */
export const fileCache = precache.strategy.cacheName;

/**
 * Downloads the files that are not in the cache yet from an earlier release or failed installation.
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
    // Without a hash in its name, a file in the HTTP cache may be outdated: revalidate it.
    cache: cacheKey === url ? 'default' : 'no-cache',
    credentials: 'same-origin',
    priority: 'low',
  });
  await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event }));
}

/** Deletes files that this release doesn't need, once it is active. */
export const deleteOtherFiles = (event: ExtendableEvent) => precache.activate(event);

/**
 * Returns true if a precached file is requested. The query is ignored: no file of the site depends
 * on it. Range requests go to the network.
 */
export const isPrecachedFile: RouteMatchCallback = ({ sameOrigin, url, request }) =>
  sameOrigin && !request.headers.has('range') && Boolean(precache.getCacheKeyForURL(url.pathname));

/** Responds with the cached file, or from the network if the browser has lost it. */
export const answerFile: RouteHandlerCallback = async ({ url, request }) =>
  (await precache.matchPrecache(url.pathname)) ?? fetch(request);
