import type { SiteLanguage } from '../content/languages';
import { paths } from '../content/paths';
import { pagePaths } from '../site/addresses';
import { inLanguage } from '../site/languages';
import { fileCache } from './files';
import { pageCache } from './pages';

/** Makes the browser serve matching requests from a cache, or else from the network. */
interface StaticRoute {
  readonly condition: { readonly or: readonly { readonly urlPattern: URLPatternInit }[] };
  readonly source: { readonly cacheName: string };
}

/** Only Chromium 123 and later have `addRoutes`, which TypeScript's DOM types lack. */
interface RoutingEvent extends ExtendableEvent {
  readonly addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
}

// Match only URLs without a query. The worker ignores the query, but a cache lookup would not.
const pagePatterns = (language: SiteLanguage) =>
  [...pagePaths, paths.requests].map((path) => ({
    pathname: inLanguage(language, path),
    search: '',
  }));

/**
 * Lets the browser read this release's pages in some languages, and its hashed files, directly from
 * the cache, without waiting for the worker to start. Browsers that don't support these routes use
 * the worker for everything.
 */
export async function addStaticRoutes(
  event: RoutingEvent,
  languages: ReadonlySet<SiteLanguage>,
): Promise<void> {
  const routes = [
    ...[...languages].map((language) => routeTo(pageCache(language), pagePatterns(language))),
    routeTo(fileCache, [{ pathname: '/assets/*' }, { pathname: '/words/*' }]),
  ];
  await event.addRoutes?.(routes).catch(() => undefined);
}

const routeTo = (cacheName: string, patterns: readonly URLPatternInit[]): StaticRoute => ({
  condition: { or: patterns.map((urlPattern) => ({ urlPattern })) },
  source: { cacheName },
});
