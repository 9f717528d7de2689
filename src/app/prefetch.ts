import { useEffect } from 'react';
import { language } from '#words/language';
import { splitLanguage } from '../site/languages';
import { savesData } from '../ui/browser';
import { pageAt } from './routes';

/** Prefetches the code of the page that a link, or a button's `data-to`, leads to. */
export function usePrefetch(): void {
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, prefetch, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
}

/** Prefetches the code of a link's page. If that fails, the page shows an error once it is opened. */
function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLElement>('a[href], [data-to]');
  if (!link || savesData()) return;
  const path = link instanceof HTMLAnchorElement ? toPagePath(link) : link.dataset.to;
  if (path) {
    pageAt(path)
      .load()
      .catch(() => undefined);
  }
}

function toPagePath({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  if (target || origin !== location.origin || pathname === location.pathname) return undefined;
  const page = splitLanguage(pathname);
  return page.language === language ? page.path : undefined;
}
