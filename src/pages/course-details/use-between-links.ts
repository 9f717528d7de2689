import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the visitor is between a page's first link to an address, which has gone up out of view,
 * and its last, which has not come into view. False until a script knows.
 *
 * @param page holds the links, which stay as long as it does
 * @param href as the links have it
 */
export function useBetweenLinks(page: RefObject<Element | null>, href: string): boolean {
  const [between, setBetween] = useState(false);

  useEffect(() => {
    const links = page.current?.querySelectorAll(`a[href="${href}"]`);
    const first = links?.item(0);
    const last = links?.item(links.length - 1);
    if (!first || !last) return;
    const barHeight = navigationBarHeight();
    let firstIsAbove = false;
    let lastIsBelow = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const isAbove = boundingClientRect.top < barHeight;
          if (target === first) firstIsAbove = !isIntersecting && isAbove;
          if (target === last) lastIsBelow = !isIntersecting && !isAbove;
        }
        setBetween(firstIsAbove && lastIsBelow);
      },
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [page, href]);

  return between;
}

/** `--bar-height` in CSS pixels: what has gone below the bar is out of view as well. */
function navigationBarHeight(): number {
  return 4 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
