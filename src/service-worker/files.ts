import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

/** The build writes the list in. */
declare const self: ServiceWorkerGlobalScope & { readonly precacheList: PrecacheEntry[] };

const list = self.precacheList;
const isPageBundle = ({ url }: PrecacheEntry) => url.endsWith('.json');

/** What is kept as the server sends it. */
const files = list.filter((entry) => !isPageBundle(entry));

/** The one file that holds all pages, by the address that names its content. */
export const pageBundle = String(list.find(isPageBundle)?.url);

/**
 * How many files are fetched at once. Workbox's own installation goes one by one, which takes half
 * a minute on a connection that takes 0.15 s to answer; with many at once, a page that is opened
 * meanwhile would have to share its connection with all of them.
 */
const concurrency = 4;

const precache = new PrecacheController();
precache.addToCacheList(files);

/** All releases share it: a file whose name is made from its content is the same in each. */
export const fileCache = precache.strategy.cacheName;

/**
 * Stores what this release lacks; a file that an earlier one has stored, or a try that failed, is
 * not fetched again.
 *
 * @throws where a file does not arrive, and the release is not installed
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
    // A name that is not made from the content: asks whether what the page has fetched is current.
    cache: cacheKey === url ? 'default' : 'no-cache',
    credentials: 'same-origin',
    priority: 'low',
  });
  await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event }));
}

/** Deletes the files that this release has no use for, once it serves. */
export const deleteOtherFiles = (event: ExtendableEvent) => precache.activate(event);

/**
 * Whether the device has what is asked for. The query does not matter: no file of the site depends
 * on it. Asking for a part of a file is the network's business.
 */
export const isPrecachedFile: RouteMatchCallback = ({ sameOrigin, url, request }) =>
  sameOrigin && !request.headers.has('range') && Boolean(precache.getCacheKeyForURL(url.pathname));

/** Answers from the device, or over the network where the browser has lost the entry. */
export const answerFile: RouteHandlerCallback = async ({ url, request }) =>
  (await precache.matchPrecache(url.pathname)) ?? fetch(request);
