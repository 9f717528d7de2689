import { startTransition, useEffect, useState } from 'react';

/** Returns true once the page is hydrated, as a transition, which yields to the visitor's input. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
