import { useCallback, useState, useSyncExternalStore } from 'react';

/** The places on this page, in the order in which they came, and what tells each of a change. */
const places = new Map<symbol, () => void>();

function tellAll(): void {
  for (const tell of places.values()) tell();
}

/** Whether this is the first of the places where the page offers the same: it stands there once. */
export function useFirstPlace(): boolean {
  const [place] = useState(() => Symbol('place'));
  const subscribe = useCallback(
    (onChange: () => void) => {
      places.set(place, onChange);
      return () => {
        places.delete(place);
        tellAll();
      };
    },
    [place],
  );
  return useSyncExternalStore(
    subscribe,
    () => places.keys().next().value === place,
    () => false,
  );
}
