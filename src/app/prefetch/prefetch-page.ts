import { pageAt } from '../pages';
import { allowance } from './allowance';

/**
 * Fetches the code of the page that a link leads to, for a visitor who may follow it; never for one
 * who wants to save data. Where it does not arrive, it is fetched when the link is followed.
 */
export function prefetchPage({ origin, pathname, target }: HTMLAnchorElement): void {
  if (allowance() === 'none') return;
  if (origin !== location.origin || target || pathname === location.pathname) return;
  pageAt(pathname)
    .prefetch()
    .catch(() => undefined);
}
