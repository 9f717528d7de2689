import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOpeningEntry } from '../../ui/opening';

/**
 * Returns the fragment of the address without its '#', or '' if there is none. During hydration,
 * returns '' as well, because prerendering doesn't know the fragment.
 */
export function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => hash.slice(1),
    () => '',
  );
}

/** Returns true until the history entry with which the document was loaded is left or replaced. */
export const useIsOpening = (): boolean => isOpeningEntry(useLocation().key);

/**
 * Scrolls to the part of the page that belongs to the fragment. Does nothing if the browser has
 * already scrolled while loading the document, because the visitor may have scrolled since.
 */
export function scrollToNamed(part: Element | null | undefined, isOpening: boolean): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRestored = load?.type !== 'navigate';
  if (isOpening && (isRestored || part?.matches(':target'))) return;
  part?.scrollIntoView({ behavior: 'instant' });
}

/** Returns a function that replaces the address's fragment without adding a history entry. */
export function useReplaceHash(): (hash: string, state?: unknown) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (hash, state) => void navigate({ search, hash }, { replace: true, state });
}

/** Subscribes to nothing, because the router renders the page again when the address changes. */
function subscribe(): () => void {
  return () => {};
}
