import { useEffect, useSyncExternalStore } from 'react';
import { navIndexOf, parseNavIndex, storageKey } from './active-nav-link';

/** The active index of this tab; undefined until it was read from storage. */
let remembered: number | undefined;

/**
 * The index of the active navigation item (section 4): recomputed with the path, and kept on a path
 * that is no item's own. Local storage is read once, on load, and may be switched off.
 */
export function useActiveNavLink(pathname: string): number {
  const own = navIndexOf(pathname);
  const kept = useSyncExternalStore(neverChanges, recall, () => 0);
  useEffect(() => {
    if (own !== undefined) remember(own);
  }, [own]);
  return own ?? kept;
}

/** Only this tab's own navigation changes the index, and that renders anew by itself. */
function neverChanges(): () => void {
  return () => undefined;
}

function recall(): number {
  try {
    remembered ??= parseNavIndex(localStorage.getItem(storageKey));
  } catch {
    remembered = 0;
  }
  return remembered;
}

function remember(index: number): void {
  remembered = index;
  try {
    localStorage.setItem(storageKey, String(index));
  } catch {
    // Nothing depends on it but the highlight of a later visit.
  }
}
