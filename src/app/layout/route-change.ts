import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { prefersReducedMotion } from '../../ui/browser';

/**
 * Scrolls smoothly to the top on every route change (section 2), unless the address names a section,
 * to which the page scrolls itself. Focuses the new page's content, where a keyboard or a screen
 * reader goes on. A link to the page that is open leads to its top.
 */
export function useRouteChange(mainId: string): void {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname !== pathname) {
      if (!location.hash) scrollToTop();
      document.getElementById(mainId)?.focus({ preventScroll: true });
    } else if (before.key !== key && kind !== 'POP' && !location.hash) {
      scrollToTop();
    }
  }, [pathname, key, kind, mainId]);
}

const checkIntervalMs = 200;
/** The visitor scrolls elsewhere. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls smoothly to the top, or jumps with reduced motion. Browsers abort a smooth scroll when the
 * page grows meanwhile, as it does when deferred parts arrive: then it jumps the rest.
 */
function scrollToTop(): void {
  if (prefersReducedMotion()) {
    scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  scrollTo({ top: 0, behavior: 'smooth' });
  let before = scrollY;
  const timer = setInterval(() => {
    if (scrollY > 0 && scrollY !== before) {
      before = scrollY;
      return;
    }
    end();
    if (scrollY > 0) scrollTo({ top: 0, behavior: 'instant' });
  }, checkIntervalMs);
  const end = () => {
    clearInterval(timer);
    for (const gesture of gestures) removeEventListener(gesture, end);
  };
  for (const gesture of gestures) addEventListener(gesture, end, { passive: true });
}
