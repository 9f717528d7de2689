import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { pageBundle } from './files';
import { pageResponse } from './page-response';
import { routeNavigation } from './route-navigation';

const prefix = 'jambatan-pages:';

/** Each release has a cache of its own: the one before goes on serving until this one starts. */
export const pageCache = prefix + pageBundle;

/**
 * Unpacks the bundle. One by one the pages would weigh seven times as much, and all of them change
 * with every release: each names the script that it starts with.
 *
 * @throws where anything is amiss, and the release is not installed
 */
export async function installPages(): Promise<void> {
  const response = await fetch(pageBundle, { priority: 'low', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${pageBundle} was answered with ${response.status}.`);
  // As the build wrote it.
  const pages = (await response.json()) as Readonly<Record<string, string>>;
  const cache = await caches.open(pageCache);
  await Promise.all(
    Object.entries(pages).map(async ([path, html]) =>
      cache.put(path, await pageResponse(path, html, response.headers)),
    ),
  );
}

/** The page at a prerendered path; undefined where the browser has lost it. */
async function storedPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(pageCache);
  return cache.match(path);
}

/** Deletes the pages of other releases, once this one serves. */
export async function deleteOtherPages(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== pageCache);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Whether a page of the site is being opened, or its HTML fetched in advance. */
export const isPageRequest: RouteMatchCallback = ({ sameOrigin, url, request }) => {
  if (!sameOrigin) return false;
  const { kind } = routeNavigation(url);
  return request.mode === 'navigate'
    ? kind !== 'network'
    : kind === 'page' && !request.headers.has('range');
};

/** Opens a page as the server would, without a network. */
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
