import { useEffect, useRef } from 'react';
import { placeFocus } from '../../ui/use-kept-focus';

/**
 * Brings who goes to one request, or back to the list, to its start: the window and the focus.
 *
 * @param shown the fragment of the address
 * @param headings selectors of the heading of what is shown: the first that is there counts
 */
export function usePlaceInPage(shown: string, headings: readonly string[]): void {
  const placed = useRef<string | null>(null);
  useEffect(() => {
    const { hash } = location;
    if (placed.current === null) {
      placed.current = hash.slice(1);
      // Come from another page, which may have been scrolled. Who opens the page itself has the
      // fragment only in the next rendering, and is where the browser has put them.
      if (shown && shown === placed.current) scrollTo({ top: 0, behavior: 'instant' });
    }
    if (shown === placed.current || shown !== hash.slice(1)) return;
    placed.current = shown;
    scrollTo({ top: 0, behavior: 'instant' });
    const found = headings.map((selector) => document.querySelector<HTMLElement>(selector));
    placeFocus(found.find((heading) => heading !== null) ?? null);
  }, [shown, headings]);
}
