import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '../../ui/browser';
import { noteShown } from '../../ui/opening';

/**
 * On every route change (section 2), scrolls smoothly to the top, unless the URL has a fragment,
 * and focuses the main element if the page has changed.
 */
export function useRouteChange(mainId: string): void {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(keepFromJumping, [key]);
  useEffect(() => noteShown(key), [key]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname !== pathname) {
      document.getElementById(mainId)?.focus({ preventScroll: true });
    } else if (before.key === key) return undefined;
    return location.hash ? undefined : scrollToTop();
  }, [pathname, key, mainId]);
}

/** Stops the browser from restoring scroll positions within the site, except for fragments. */
function keepFromJumping(): () => void {
  takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', giveBack);
  return () => {
    removeEventListener('pageshow', takeOver);
    removeEventListener('pagehide', giveBack);
  };
}

function takeOver(): void {
  history.scrollRestoration = location.hash ? 'auto' : 'manual';
}

function giveBack(): void {
  history.scrollRestoration = 'auto';
}

const checkIntervalMs = 200;
/** Events that stop the scroll, because the visitor may want to scroll elsewhere. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Browsers abort a smooth scroll when the page grows, so this resumes it. Returns a stop function. */
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
