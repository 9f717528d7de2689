import { useSyncExternalStore } from 'react';

/** Whether a script runs this page: false in the built HTML and until the browser took it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
