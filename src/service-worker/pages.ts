import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { namePrefix } from '../content/prefixes';
import { pageBundle } from './files';
import { type BundledPage, pageResponse } from './page-response';
import { routeNavigation } from './route-navigation';

const prefix = `${namePrefix}-pages:`;

/** Each release has its own cache, because pages use the old one until this release is active. */
export const pageCache = prefix + pageBundle;

/**
 * Downloads and unpacks the bundle. Compressed separately, the pages would be seven times as large.
 * All of them change with every release, because they contain the names of their scripts.
 *
 * @throws if the bundle can't be downloaded or stored, which cancels the installation
 */
export async function installPages(): Promise<void> {
  const response = await fetch(pageBundle, { priority: 'low', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${pageBundle} returned ${response.status}.`);
  // The build wrote this file, so its format needs no validation.
  const pages = (await response.json()) as Readonly<Record<string, BundledPage>>;
  const cache = await caches.open(pageCache);
  await Promise.all(
    Object.entries(pages).map(([path, page]) =>
      cache.put(path, pageResponse(path, page, response.headers)),
    ),
  );
}

/** Returns the page at a prerendered path, or undefined if the browser has evicted it. */
async function storedPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(pageCache);
  return cache.match(path);
}

/** Deletes the pages of other releases. Called once this release is active. */
export async function deleteOtherPages(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== pageCache);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Matches navigations to page addresses and requests that prefetch a page's HTML. */
export const isPageRequest: RouteMatchCallback = ({ sameOrigin, url, request }) => {
  if (!sameOrigin) return false;
  const { kind } = routeNavigation(url);
  return request.mode === 'navigate'
    ? kind !== 'network'
    : kind === 'page' && !request.headers.has('range');
};

/** Responds as the server would, even offline. */
export const answerPage: RouteHandlerCallback = async ({ url, request }) => {
  const route = routeNavigation(url);
  switch (route.kind) {
    case 'page':
      return (await storedPage(route.path)) ?? fetch(request);
    case 'redirect':
      return Response.redirect(new URL(route.to, url.origin).href, 308);
    case 'unknown':
      return fetch(request).catch(async (error: unknown) => {
        const notFound = await storedPage(route.page);
        if (!notFound) throw error;
        return notFound;
      });
    case 'network':
      return fetch(request);
  }
};
