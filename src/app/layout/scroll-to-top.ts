import { wantsLessMotion } from '../../ui/wants-less-motion';

/** How often a smooth scroll is looked after, in milliseconds. */
const interval = 200;
/** By these the visitor goes elsewhere. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls smoothly to the top of the page, or jumps there where less motion is wanted. A browser
 * gives a smooth scroll up when the page grows meanwhile, as it does by what comes late: then the
 * rest is jumped.
 */
export function scrollToTop(): void {
  if (wantsLessMotion()) {
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
  }, interval);
  const end = () => {
    clearInterval(timer);
    for (const gesture of gestures) removeEventListener(gesture, end);
  };
  for (const gesture of gestures) addEventListener(gesture, end, { passive: true });
}
