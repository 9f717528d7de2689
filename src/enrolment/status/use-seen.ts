import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How long something has to be in view to count as seen, in milliseconds. */
const seenAfterMs = 1000;

/**
 * Calls back once an element was in view for a second on end, on a page that the visitor looks at.
 *
 * @param shown names what the element shows; undefined where there is nothing to see
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
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting === true;
        check();
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', check);
    };
  }, [element, shown]);
}
