import type { WorkboxPlugin } from 'workbox-core';
import { notFoundPath, pathWithoutNavigation } from '../content/addresses';

const notFoundPaths: ReadonlySet<string> = new Set([notFoundPath, pathWithoutNavigation]);

/**
 * Lets the Not Found pages into the precache, which the server sends with their status 404. Any
 * other answer that is no success stops the installation: the running version stays.
 */
export const keepNotFoundPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isNotFoundPage =
      response.status === 404 && notFoundPaths.has(new URL(request.url).pathname);
    return response.ok || isNotFoundPage ? response : null;
  },
};
