import { useEffect, useSyncExternalStore } from 'react';
import { screenPaths } from '../../content/paths';

const storageKey = 'activeNavLink';

/** The active index in this tab, or undefined until it has been read from storage. */
let remembered: number | undefined;

/**
 * Returns the active navigation item's index (section 4). Paths without an item don't change it.
 */
export function useActiveNavLink(pathname: string): number {
  const own = findNavIndex(pathname);
  const kept = useSyncExternalStore(neverChanges, recall, () => 0);
  useEffect(() => {
    if (own !== undefined) remember(own);
  }, [own]);
  return own ?? kept;
}

function findNavIndex(pathname: string): number | undefined {
  const index = screenPaths.findIndex((path) => path === pathname);
  return index === -1 ? undefined : index;
}

/** Parses a stored index from 0 to 4. Any other value counts as 0. */
function parseNavIndex(stored: string | null): number {
  const index = screenPaths.findIndex((_, position) => String(position) === stored);
  return Math.max(index, 0);
}

/** Only navigation in this tab changes the index, and it re-renders the component anyway. */
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
    // Without storage, only the highlight on later visits is lost.
  }
}
