import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { storedPage } from './pages';
import { routeNavigation } from './route-navigation';

/** Whether a page of the site is being opened, or its HTML fetched in advance. */
export const isOurPage: RouteMatchCallback = ({ sameOrigin, url, request }) => {
  if (!sameOrigin) return false;
  const { kind } = routeNavigation(url);
  return request.mode === 'navigate'
    ? kind !== 'leave'
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
    case 'leave':
      return fetch(request);
  }
};
