import { useEffect, useSyncExternalStore } from 'react';
import { screenPaths } from '../../content/paths';
import { subscribeToNothing } from '../../ui/create-store';
import { readLocal, storeLocal } from '../../ui/local-storage';

/** Local storage key (section 9). */
const storageKey = 'activeNavLink';

/** The active index in this tab, or undefined until it has been read from storage. */
let remembered: number | undefined;

/** Returns the active navigation item's index (section 4). Paths without an item don't change it. */
export function useActiveNavLink(pathname: string): number {
  const own = screenPaths.findIndex((path) => path === pathname);
  const kept = useSyncExternalStore(subscribeToNothing, recall, () => 0);
  useEffect(() => {
    if (own !== -1) remember(own);
  }, [own]);
  return own === -1 ? kept : own;
}

/** Reads storage only once, because it may be blocked. Any other value than 0 to 4 counts as 0. */
const recall = (): number =>
  (remembered ??= Math.max(['0', '1', '2', '3', '4'].indexOf(readLocal(storageKey) ?? ''), 0));

function remember(index: number): void {
  remembered = index;
  storeLocal(storageKey, String(index));
}
