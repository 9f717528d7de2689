import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';

/**
 * Whether the precache holds what is asked for. The query does not matter: no file of the site
 * depends on it. Asking for a part of a file is the network's business.
 */
export const isPrecachedFile: RouteMatchCallback = ({ sameOrigin, url, request }) =>
  sameOrigin && !request.headers.has('range') && Boolean(getCacheKeyForURL(url.pathname));

/** Answers from the precache, or over the network where the browser has lost the entry. */
export const answerFile: RouteHandlerCallback = async ({ url, request }) =>
  (await matchPrecache(url.pathname)) ?? fetch(request);
