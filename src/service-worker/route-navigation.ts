import { prerenderedPathOf, redirectTarget, resolveAddress } from '../content/addresses';

/** What the worker does when the browser opens an address of the site. */
type NavigationRoute =
  /** Shows the precached HTML of a page, whatever the query. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Asks the server, whose release may be newer; without it shows a Not Found page. */
  | { readonly kind: 'unknown'; readonly page: string }
  /** Goes to the network: the API, the office's page and files. */
  | { readonly kind: 'network' };

/** Tells what stands at an address, as the server does. */
export function routeNavigation({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): NavigationRoute {
  const address = resolveAddress(pathname);
  switch (address.kind) {
    case 'redirect':
      return { kind: 'redirect', to: redirectTarget(address.to, { search, hash }) };
    case 'not-found':
      return isPageLike(pathname)
        ? { kind: 'unknown', page: prerenderedPathOf(pathname) }
        : { kind: 'network' };
    default:
      return { kind: 'page', path: address.path };
  }
}

function isPageLike(pathname: string): boolean {
  return (
    !/^\/(?:api|office)(?:\/|$)/.test(pathname) &&
    /^(?:[^.]*|.*\.html)$/.test(lastSegment(pathname))
  );
}

function lastSegment(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}
