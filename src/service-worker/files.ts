import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import type { SiteLanguage } from '../content/languages';
import { languageOfFile } from '../site/languages';

/** The global scope with the precache list, which the build injects. */
declare const self: ServiceWorkerGlobalScope & { readonly precacheList: PrecacheEntry[] };

const list = self.precacheList;
const pagePattern = /^\/assets\/page[^/]*\.json$/;
const isPageFile = ({ url }: PrecacheEntry) => pagePattern.test(url);

/** Returns the URL path of the bundle with all pages of a language. Its name has a content hash. */
export const pageBundle = (language: SiteLanguage): string =>
  String(list.find((entry) => isPageFile(entry) && languageOfFile(entry.url) === language)?.url);

/** URL path of the file with the parts that the bundles share. */
export const pageParts = String(list.find(({ url }) => url.startsWith('/assets/page-parts-'))?.url);

/** Workbox downloads one file at a time. Too many would slow down a page that is loading. */
const concurrency = 4;

const precache = new PrecacheController();
// Files are cached as the server sends them; the bundles of pages are unpacked instead.
precache.addToCacheList(list.filter((entry) => !isPageFile(entry)));

/** All releases share this cache, because files with the same hash in their name are identical. */
const fileCache = precache.strategy.cacheName;

/** Downloads the shared files and some languages' words, unless they are cached already. */
export async function installFiles(languages: ReadonlySet<SiteLanguage>): Promise<void> {
  const queue = precache.getURLsToCacheKeys().entries();
  const installNext = async () => {
    for (const [url, cacheKey] of queue) {
      const language = languageOfFile(new URL(url).pathname);
      if (!language || languages.has(language)) await install(url, cacheKey);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, installNext));
}

async function install(url: string, cacheKey: string): Promise<void> {
  const cache = await caches.open(fileCache);
  if (await cache.match(cacheKey)) return;
  const response = await fetch(url, {
    // Revalidate files without a hash in their name, because the HTTP cache may be outdated.
    cache: cacheKey === url ? 'default' : 'no-cache',
    credentials: 'same-origin',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  await cache.put(cacheKey, response);
}

/** Deletes the files that this release doesn't need. Called once the release is active. */
export const deleteOtherFiles = (event: Parameters<typeof precache.activate>[0]) =>
  precache.activate(event);

/** Matches requests for precached files, whatever their query. Range requests go to the network. */
export const isPrecachedFile: RouteMatchCallback = ({ sameOrigin, url, request }) =>
  sameOrigin && !request.headers.has('range') && Boolean(precache.getCacheKeyForURL(url.pathname));

/** Fetches the file if it is not cached, such as the words of a language not on the device. */
export const respondWithFile: RouteHandlerCallback = async ({ url, request }) =>
  (await precache.matchPrecache(url.pathname)) ?? fetch(request);
