/**
 * Whether the lock that saves doing work twice was got. `unsupported` where the browser has none.
 */
export type LockState = 'held' | 'busy' | 'unsupported';

/**
 * Locks over all tabs and the worker. They only save work: a page that was put aside may keep one
 * for long, so nothing may depend on getting it.
 */
export interface Locks {
  /** Runs `work` at once, told whether it has the lock of this name. */
  tryLock<T>(name: string, work: (state: LockState) => Promise<T>): Promise<T>;
  /** Runs `work` under the lock of this name, or without it after some seconds. */
  waitForLock<T>(name: string, work: () => Promise<T>): Promise<T>;
}

const patience = 2000;

/** The browser's Web Locks. */
export const webLocks: Locks = {
  async tryLock(name, work) {
    if (!('locks' in navigator)) return work('unsupported');
    return navigator.locks.request(prefixed(name), { ifAvailable: true }, (lock) =>
      work(lock ? 'held' : 'busy'),
    );
  },

  async waitForLock(name, work) {
    if (!('locks' in navigator)) return work();
    let started = false;
    const start = () => {
      started = true;
      return work();
    };
    try {
      const signal = AbortSignal.timeout(patience);
      return await navigator.locks.request(prefixed(name), { signal }, start);
    } catch (error) {
      if (started) throw error;
      return work();
    }
  },
};

const prefixed = (name: string) => `jambatan-${name}`;
