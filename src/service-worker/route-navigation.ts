import { toPrerenderedPath, redirectTarget, resolveSiteAddress } from '../site/addresses';

type NavigationRoute =
  /** Respond with the precached HTML of a page, ignoring the query. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Ask the server, because its release may be newer. If offline, show the Not Found page. */
  | { readonly kind: 'unknown'; readonly page: string }
  /** Use the network, because the URL belongs to the API, the office page or a file. */
  | { readonly kind: 'network' };

/** Decides what answers a navigation. */
export function routeNavigation({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): NavigationRoute {
  const address = resolveSiteAddress(pathname);
  switch (address.kind) {
    case 'redirect':
      return { kind: 'redirect', to: redirectTarget(address.to, { search, hash }) };
    case 'not-found':
      return isPageLike(pathname)
        ? { kind: 'unknown', page: toPrerenderedPath(pathname) }
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
