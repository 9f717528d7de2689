import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '../../ui/browser';

/**
 * Scrolls smoothly to the top on every route change (section 2), Back and Forward included, unless the
 * address names a section, to which the page scrolls itself. Focuses the new page's content, where a
 * keyboard or a screen reader goes on. A link to the page that is open leads to its top.
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
 * Keeps the browser from jumping, on Back and Forward, to where another page was left. A page that is
 * reloaded, or returned to from another site, is still its to restore, and so is a section.
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

/** Of the open entry of the history alone: each has a word of its own. */
function takeOver(): void {
  history.scrollRestoration = location.hash ? 'auto' : 'manual';
}

function giveBack(): void {
  history.scrollRestoration = 'auto';
}

const checkIntervalMs = 200;
/** The visitor scrolls elsewhere. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls smoothly to the top, or jumps with reduced motion. Browsers abort a smooth scroll when the
 * page grows meanwhile, as it does when deferred parts arrive: then it goes on from there.
 *
 * @returns ends it where it is
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
