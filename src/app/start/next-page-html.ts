import { savesData } from '../../ui/connection';

/**
 * Fetches the HTML of a page whose link is pointed at, touched or focused: while the site's script
 * has not taken over, the browser opens pages itself. Not for visitors who save data.
 *
 * @param prefetch asks the browser for an address, ahead of need
 */
export function fetchNextPages(signal: AbortSignal, prefetch: (href: string) => void): void {
  if (savesData()) return;
  const fetched = new Set([location.pathname]);
  const fetchNext = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    prefetch(link.pathname);
  };
  addEventListener('pointerover', fetchNext, { signal });
  addEventListener('focusin', fetchNext, { signal });
}
