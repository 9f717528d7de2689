import { useDeferredValue, useSyncExternalStore } from 'react';
import { idleCallback } from './browser';

/** A module whose code loads once the page is usable. */
interface DeferredModule<Module> {
  /** Fetches it now. @throws where it does not arrive; the next call tries again */
  readonly load: () => Promise<Module>;
  /** As a hook: undefined until it has loaded, which happens when the page is idle. */
  readonly use: () => Module | undefined;
}

/**
 * Keeps a module out of what a page has to fetch before it works. Where it does not arrive it is
 * asked for again once there is a network.
 *
 * Not by React's `lazy`, which would show what a Suspense boundary holds at least 300 ms after
 * another one fell back, and so hold up the page itself.
 */
export function deferredModule<Module>(fetchModule: () => Promise<Module>): DeferredModule<Module> {
  let module: Module | undefined;
  const listeners = new Set<() => void>();

  async function load(): Promise<Module> {
    if (module !== undefined) return module;
    module = await fetchModule();
    for (const listener of listeners) listener();
    return module;
  }

  const loadQuietly = () => void load().catch(() => undefined);

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('online', loadQuietly);
    void idleCallback().then(loadQuietly);
    return () => {
      listeners.delete(listener);
      removeEventListener('online', loadQuietly);
    };
  }

  return {
    load,
    // Deferred, as it may be large: what the visitor does meanwhile comes first.
    use: () =>
      useDeferredValue(
        useSyncExternalStore(
          subscribe,
          () => module,
          () => undefined,
        ),
      ),
  };
}
