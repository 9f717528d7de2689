import { useSyncExternalStore } from 'react';
import { dayAt } from '../../content/offerings';

/** The day that it is at the academy. Null in built HTML, which may be read on any later day. */
export const useToday = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => dayAt(Date.now()),
    () => null,
  );

/** A page that stays open for days is looked at again. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
