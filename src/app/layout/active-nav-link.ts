import { screenPaths } from '../../content/addresses';

/** Local storage key of the active navigation item (section 9). */
export const storageKey = 'activeNavLink';

/** The index of the navigation item that a path belongs to, or undefined for any other path. */
export function navIndexOf(pathname: string): number | undefined {
  const index = screenPaths.findIndex((path) => path === pathname);
  return index === -1 ? undefined : index;
}

/** Reads a stored index: an integer from 0 to 4, or 0 where nothing sensible is stored. */
export function parseNavIndex(stored: string | null): number {
  const index = screenPaths.findIndex((_, position) => String(position) === stored);
  return Math.max(index, 0);
}
