import { pagePaths, paths } from '../content/addresses';
import { fileCache } from './files';
import { pageCache } from './pages';

/** What the browser reads from a cache; over the network where it is not there. */
interface StaticRoute {
  readonly condition: { readonly or: readonly { readonly urlPattern: URLPatternInit }[] };
  readonly source: { readonly cacheName: string };
}

/** Of Chromium alone, from 123: the type library does not know the method yet. */
interface RoutingEvent extends ExtendableEvent {
  readonly addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
}

// The worker answers a page with a query too, which the cache would not find.
const pagePatterns = [...pagePaths, paths.requests].map((pathname) => ({ pathname, search: '' }));

/**
 * Lets the browser read this release's pages and the hashed files itself, as a page would wait until
 * this worker has started. A browser that does not know or not understand these routes asks the
 * worker, as it does for everything else.
 */
export async function addStaticRoutes(event: RoutingEvent): Promise<void> {
  const routes = [
    routeTo(pageCache, pagePatterns),
    routeTo(fileCache, [{ pathname: '/assets/*' }]),
  ];
  await event.addRoutes?.(routes).catch(() => undefined);
}

const routeTo = (cacheName: string, patterns: readonly URLPatternInit[]): StaticRoute => ({
  condition: { or: patterns.map((urlPattern) => ({ urlPattern })) },
  source: { cacheName },
});
