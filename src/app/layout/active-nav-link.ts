import { useEffect, useSyncExternalStore } from 'react';
import { screenPaths } from '../../content/addresses';

/** Local storage key of the active navigation item (section 9). */
const storageKey = 'activeNavLink';

/** Active index of this tab; undefined until it has been read from storage. */
let remembered: number | undefined;

/**
 * Returns the index of the active navigation item (section 4): recomputed when the path changes,
 * and kept on paths without an item. Local storage is read once, on load, and may be blocked.
 */
export function useActiveNavLink(pathname: string): number {
  const own = navIndexOf(pathname);
  const kept = useSyncExternalStore(neverChanges, recall, () => 0);
  useEffect(() => {
    if (own !== undefined) remember(own);
  }, [own]);
  return own ?? kept;
}

/** Returns the index of the navigation item for a path, or undefined for any other path. */
function navIndexOf(pathname: string): number | undefined {
  const index = screenPaths.findIndex((path) => path === pathname);
  return index === -1 ? undefined : index;
}

/** Parses a stored index: an integer from 0 to 4, or 0 for anything else. */
function parseNavIndex(stored: string | null): number {
  const index = screenPaths.findIndex((_, position) => String(position) === stored);
  return Math.max(index, 0);
}

/**
 * Subscribes to nothing: only navigation in this tab changes the index, and it re-renders anyway.
 */
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
    // Without storage, only the highlight on a later visit is lost.
  }
}
