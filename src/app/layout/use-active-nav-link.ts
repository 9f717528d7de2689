import { useEffect, useSyncExternalStore } from 'react';
import { navIndexOf, parseNavIndex, storageKey } from './active-nav-link';

/**
 * The index of the active navigation item (section 4): recomputed with the path, kept in local
 * storage, and read back on a path that is no item's own.
 */
export function useActiveNavLink(pathname: string): number {
  const own = navIndexOf(pathname);
  const remembered = useSyncExternalStore(onStorage, readStored, () => 0);
  useEffect(() => {
    if (own !== undefined) store(own);
  }, [own]);
  return own ?? remembered;
}

function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function readStored(): number {
  try {
    return parseNavIndex(localStorage.getItem(storageKey));
  } catch {
    // Storage may be switched off; the specification's default holds then.
    return 0;
  }
}

function store(index: number): void {
  try {
    localStorage.setItem(storageKey, String(index));
  } catch {
    // Nothing depends on it but the highlight of a later visit.
  }
}
