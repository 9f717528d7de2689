import { useEffect } from 'react';
import { savesData } from '../ui/browser';
import { pageAt } from './routes';

/** How long the pointer or the focus rests on a link before its page is fetched. */
const dwellMs = 65;

/**
 * Prefetches the code of the page whose link is pointed at, touched or focused. One listener on the
 * document, as links come and go.
 */
export function usePrefetch(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function schedule({ target, type }: Event): void {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link) timer = setTimeout(() => prefetch(link), type === 'pointerdown' ? 0 : dwellMs);
    }

    const events = ['pointerover', 'pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, schedule, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, schedule);
    };
  }, []);
}

/** Without the file the page loads when the link is followed. */
function prefetch({ origin, pathname, target }: HTMLAnchorElement): void {
  if (savesData() || target) return;
  if (origin !== location.origin || pathname === location.pathname) return;
  pageAt(pathname)
    .prefetch()
    .catch(() => undefined);
}
