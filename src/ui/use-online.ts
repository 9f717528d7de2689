import { useSyncExternalStore } from 'react';

/**
 * Whether the browser believes it has a connection: a hint, not a fact. False in the server's
 * HTML, which must also serve a visitor without script.
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
