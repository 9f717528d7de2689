import { useEffect, useRef } from 'react';
import { scrollToTop } from './scroll-to-top';

/**
 * On every route change the page scrolls smoothly to the top (section 2), unless the address names
 * a part of the page, which then scrolls there itself. The focus goes to the new page's content, so
 * that a keyboard or a screen reader starts there too.
 */
export function useRouteChange(pathname: string, mainId: string): void {
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (!location.hash) scrollToTop();
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, mainId]);
}
