import { useSyncExternalStore } from 'react';

/**
 * Returns true if the browser reports a connection, although the server may still be unreachable.
 * The result is false in the prerendered HTML, which must also serve visitors without scripts.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
