import { startTransition, useEffect, useState } from 'react';

/**
 * Hook that returns true once the page is hydrated. What depends on the device follows as a
 * transition, which yields to the visitor's input.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
