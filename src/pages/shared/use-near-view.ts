import { type RefObject, useEffect, useState } from 'react';

/** How far below the visible part an element counts as near. */
const margin = '300px';

/** Whether an element has been near the visible part of the page; once true, it stays so. */
export function useNearView(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, ref]);

  return near;
}
