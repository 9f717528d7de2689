import { useDeferredValue, useSyncExternalStore } from 'react';
import { dayAt } from '../../site/calendar';

/**
 * Returns the academy's day, or null until a page's scripts have started: HTML names no day, because
 * it may be read long after the build.
 */
export function useToday(): string | null {
  // Deferred, because the store's value differs from the prerendered one and would otherwise
  // re-render all cards in one task.
  return useDeferredValue(useSyncExternalStore(subscribe, readToday, readToday), null);
}

const readToday = (): string | null => dayAt(Date.now());

/** Calls `onChange` when the page is hidden or shown again, because it may stay open for days. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
