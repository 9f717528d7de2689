import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { subscribeToNothing } from '../../ui/create-store';
import { isOpeningEntry } from '../../ui/opening';

/** Returns the address's fragment without its '#', but '' during hydration, as prerendered. */
export function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    // The router renders the page again when the address changes.
    subscribeToNothing,
    () => hash.slice(1),
    () => '',
  );
}

/** Returns true until the history entry with which the document was loaded is left or replaced. */
export const useIsOpening = (): boolean => isOpeningEntry(useLocation().key);

/**
 * Scrolls to the part that the fragment names, unless the browser has done so while loading the
 * document, because the visitor may have scrolled since.
 */
export function scrollToNamed(part: Element | null | undefined, isOpening: boolean): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRestored = load?.type !== 'navigate';
  if (isOpening && (isRestored || part?.matches(':target'))) return;
  part?.scrollIntoView({ behavior: 'instant' });
}

export function useReplaceHash(): (hash: string, state?: unknown) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (hash, state) => void navigate({ search, hash }, { replace: true, state });
}
