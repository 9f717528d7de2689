import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { placeFocus } from '../../ui/use-kept-focus';
import { useHash } from '../shared/use-hash';

/** The router's key of the address that the site was opened with: nothing has the focus yet. */
const firstEntry = 'default';

/**
 * Brings who follows a link to a part of the page there: the window, and the focus to its heading.
 *
 * @param ids what an address may name by its fragment; the same array on every render
 */
export function useNamedPart(ids: readonly string[]): void {
  const hash = useHash();
  const { key } = useLocation();
  useEffect(() => {
    const part = ids.includes(hash) ? document.getElementById(hash) : null;
    if (!part) return;
    part.scrollIntoView({ behavior: 'instant' });
    // After a change of page, which gives the focus to all of the new one in this same moment.
    if (key !== firstEntry) queueMicrotask(() => placeFocus(part.querySelector('h2')));
  }, [ids, hash, key]);
}
