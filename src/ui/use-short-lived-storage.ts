import { useEffect, useState } from 'react';
import { isStandalone, isWebKit } from './browser';

/**
 * Returns true if the browser deletes this site's data after seven days without a visit, as Safari
 * does unless the site is installed or its data is persistent.
 */
export function useShortLivedStorage(): boolean {
  const [isShortLived, setIsShortLived] = useState(false);
  useEffect(() => {
    // Other browsers with this engine have no `GestureEvent`, and keep the data.
    if (!isWebKit() || !('GestureEvent' in globalThis) || isStandalone()) return;
    void isPersisted().then((persisted) => setIsShortLived(!persisted));
  }, []);
  return isShortLived;
}

/** Returns true if the browser has promised to keep this site's data. Never rejects. */
async function isPersisted(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}
