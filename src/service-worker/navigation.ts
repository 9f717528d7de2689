import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { routeNavigation } from './route-navigation';

/** Whether a page of the site is being opened. */
export const isOurNavigation: RouteMatchCallback = ({ sameOrigin, url, request }) =>
  sameOrigin && request.mode === 'navigate' && routeNavigation(url).kind !== 'leave';

/** Opens a page as the server would, without a network. */
export const answerNavigation: RouteHandlerCallback = async ({ url, request }) => {
  const route = routeNavigation(url);
  switch (route.kind) {
    case 'page':
      return (await matchPrecache(route.path)) ?? fetch(request);
    case 'redirect':
      return Response.redirect(new URL(route.to, url.origin).href, 308);
    case 'unknown':
      return fetch(request).catch((error: unknown) => notFound(route.page, error));
    case 'leave':
      return fetch(request);
  }
};

/** The precached answer had the status that its server gave it, which may be another. */
async function notFound(page: string, error: unknown): Promise<Response> {
  const precached = await matchPrecache(page);
  if (!precached) throw error;
  return new Response(precached.body, {
    status: 404,
    statusText: 'Not Found',
    headers: precached.headers,
  });
}
