import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '../../ui/browser';

/**
 * Scrolls smoothly to the top on every route change (section 2), including Back and Forward, unless
 * the address names a section, which the page itself scrolls to. Moves the focus to the new page's
 * content for keyboard and screen-reader users. A link to the current page scrolls to its top.
 */
export function useRouteChange(mainId: string): void {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(keepFromJumping, [key]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname !== pathname) {
      document.getElementById(mainId)?.focus({ preventScroll: true });
    } else if (before.key === key) return undefined;
    return location.hash ? undefined : scrollToTop();
  }, [pathname, key, mainId]);
}

/**
 * Prevents the browser from restoring another page's scroll position on Back and Forward. It still
 * restores the position after a reload, on return from another site, and at addresses that name a
 * section.
 */
function keepFromJumping(): () => void {
  takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', giveBack);
  return () => {
    removeEventListener('pageshow', takeOver);
    removeEventListener('pagehide', giveBack);
  };
}

/**
 * Turns off scroll restoration for the current history entry, as each entry has its own setting.
 */
function takeOver(): void {
  history.scrollRestoration = location.hash ? 'auto' : 'manual';
}

function giveBack(): void {
  history.scrollRestoration = 'auto';
}

const checkIntervalMs = 200;
/** Events that end the scroll, because the visitor may be scrolling elsewhere. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls smoothly to the top, or jumps with reduced motion. Browsers abort a smooth scroll when
 * the page grows, for example when deferred parts load; the scroll is then resumed.
 *
 * @returns a function that stops the scroll
 */
function scrollToTop(): () => void {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  const scroll = () => scrollTo({ top: 0, behavior });
  let before = scrollY;
  const timer = setInterval(() => {
    if (scrollY === 0) end();
    else if (scrollY === before) scroll();
    before = scrollY;
  }, checkIntervalMs);
  const end = () => {
    clearInterval(timer);
    for (const gesture of gestures) removeEventListener(gesture, end);
  };
  for (const gesture of gestures) addEventListener(gesture, end, { passive: true });
  scroll();
  return end;
}
