import { useSyncExternalStore } from 'react';

/** Whether a service worker runs this page: only one can show a notification later. */
export const useHasWorker = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  navigator.serviceWorker?.addEventListener('controllerchange', onChange);
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', onChange);
}
