import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { type SiteLanguage, siteLanguages } from '../content/languages';
import { namePrefix } from '../content/prefixes';
import { languageOfflinePath } from '../site/addresses';
import { inLanguage, languageTags, splitLanguage } from '../site/languages';
import { recentLanguages } from './opened-languages';
import { pageBundle, pageParts } from './files';
import { type BundledPage, pageResponse } from './page-response';
import { routeNavigation } from './route-navigation';

const prefix = `${namePrefix}-pages:`;

/** Each release has its own caches, because pages use the old ones until this release is active. */
const pageCache = (language: SiteLanguage): string => prefix + pageBundle(language);

/** Path of a cache's last entry. No page has this path. */
const completeMark = '/.complete';

/** Downloads and unpacks the pages of some languages, which change with every release. */
export async function installPages(languages: ReadonlySet<SiteLanguage>): Promise<void> {
  const parts = (await (await download(pageParts)).json()) as readonly string[];
  await Promise.all([...languages].map((language) => unpack(language, parts)));
}

async function unpack(language: SiteLanguage, parts: readonly string[]): Promise<void> {
  const response = await download(pageBundle(language));
  // The build wrote this file, so its format needs no validation.
  const pages = (await response.json()) as Readonly<Record<string, BundledPage>>;
  const cache = await caches.open(pageCache(language));
  await Promise.all(
    Object.entries(pages).map(([path, page]) =>
      cache.put(path, pageResponse(path, page, parts, response.headers)),
    ),
  );
  await cache.put(completeMark, new Response());
}

async function download(file: string): Promise<Response> {
  const response = await fetch(file, { priority: 'low', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${file} returned ${response.status}.`);
  return response;
}

/** Returns true if the device has all of a language's pages of this release. */
export const hasPages = async (language: SiteLanguage): Promise<boolean> =>
  (await storedPage(completeMark, language)) !== undefined;

async function storedPage(
  path: string,
  language = splitLanguage(path).language,
): Promise<Response | undefined> {
  // Don't open the cache, because that would create it.
  return caches.match(path, { cacheName: pageCache(language) });
}

/** Deletes the pages of other releases. Called once this release is active. */
export async function deleteOtherPages(): Promise<void> {
  const own = new Set(languageTags.map(pageCache));
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && !own.has(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Matches requests for a page's HTML, but not for the API, the office page and files. */
export const isPageRequest: RouteMatchCallback = ({ sameOrigin, url, request }) => {
  if (!sameOrigin) return false;
  const { kind } = routeNavigation(url);
  return request.mode === 'navigate'
    ? kind !== 'network'
    : kind === 'page' && !request.headers.has('range');
};

export const respondWithPage: RouteHandlerCallback = async ({ url, request }) => {
  const route = routeNavigation(url);
  switch (route.kind) {
    case 'page':
      return (await storedPage(route.path)) ?? fetchPage(request, route.path);
    case 'redirect':
      return Response.redirect(new URL(route.to, url.origin).href, 308);
    case 'unknown':
      return fetchPage(request, route.page);
    case 'network':
      return fetch(request);
  }
};

/**
 * Fetches a page. Offline, responds with the stored page, or else with the one about a language
 * that is not on the device, in the language of the page that the visitor came from.
 */
async function fetchPage(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = (await storedPage(path)) ?? (await languageOffline(path, request.referrer));
    if (!stored) throw error;
    return stored;
  }
}

async function languageOffline(path: string, referrer: string): Promise<Response | undefined> {
  const cameFrom = referrer.startsWith(`${location.origin}/`)
    ? // A link to a path that begins with two slashes would lead to another site.
      [new URL(referrer).pathname.replace(/^\/+/, '/')]
    : [];
  const homes = (await recentLanguages()).map((language) => inLanguage(language, '/'));
  // The page that the visitor came from may be in a language that is not on the device either.
  for (const from of [...cameFrom, ...homes]) {
    const page = await storedPage(inLanguage(splitLanguage(from).language, languageOfflinePath));
    if (!page) continue;
    const { name } = siteLanguages[splitLanguage(path).language];
    const html = (await page.text()).replaceAll('%LANGUAGE%', name).replaceAll('%FROM%', from);
    return new Response(html, { status: 503, headers: page.headers });
  }
  return undefined;
}
