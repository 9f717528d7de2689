/** `busy`: another tab or the worker holds the lock. `unsupported`: the browser has no Web Locks. */
export type LockState = 'held' | 'busy' | 'unsupported';

/**
 * Runs `work` at once, told whether it holds the lock of this name over all tabs and the worker.
 *
 * A lock only saves work. Safari lets a page in its bfcache keep one, so the lease decides.
 */
export type TryLock = <T>(name: string, work: (state: LockState) => Promise<T>) => Promise<T>;

/** The browser's Web Locks. */
export const tryWebLock: TryLock = async (name, work) => {
  if (!('locks' in navigator)) return work('unsupported');
  return navigator.locks.request(`jambatan-${name}`, { ifAvailable: true }, (lock) =>
    work(lock ? 'held' : 'busy'),
  );
};
