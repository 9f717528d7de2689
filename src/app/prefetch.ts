import { useEffect } from 'react';
import { language } from '#words/language';
import { splitLanguage } from '../site/languages';
import { savesData } from '../ui/browser';
import { pageAt } from './routes';

/**
 * Time that the pointer or the focus must rest on a link before its page is fetched, in
 * milliseconds.
 */
const dwellMs = 65;

/**
 * Prefetches a page's code when the visitor hovers, touches or focuses a link to it, or a button
 * with the page's path in `data-to`. The listeners are on the document, because links come and go.
 */
export function usePrefetch(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function schedule({ target, type }: Event): void {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest<HTMLElement>('a[href], [data-to]');
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

/** Prefetches the code of a link's page. If that fails, the page shows an error once it is opened. */
function prefetch(link: HTMLElement): void {
  const path = link instanceof HTMLAnchorElement ? toPagePath(link) : link.dataset.to;
  if (savesData() || !path) return;
  pageAt(path)
    .load()
    .catch(() => undefined);
}

/** Returns the path of another page that a link opens in this document. */
function toPagePath({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  if (target || origin !== location.origin || pathname === location.pathname) return undefined;
  const page = splitLanguage(pathname);
  // Pages in other languages load as new documents.
  return page.language === language ? page.path : undefined;
}
