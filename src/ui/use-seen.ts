import { type RefObject, useEffect, useEffectEvent } from 'react';
import { watchView } from './watch-view';

/** Time for which half of an element must be in view to count as seen, in milliseconds. */
const seenAfterMs = 1000;

/**
 * Calls `onSeen` once half of an element has been in view for an uninterrupted second.
 *
 * @param shown identifies the content; undefined if there is nothing to see
 */
export function useSeen(
  element: RefObject<HTMLElement | null>,
  shown: string | undefined,
  onSeen: (shown: string) => void,
): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (shown === undefined || !element.current) return;
    let isInView = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      if (isInView && document.visibilityState === 'visible')
        timer = setTimeout(() => seen(shown), seenAfterMs);
    };
    const report = (entry: IntersectionObserverEntry) => {
      isInView = entry.isIntersecting;
      check();
    };
    const stop = watchView(element.current, report, { threshold: 0.5 });
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', check);
    };
  }, [element, shown]);
}
