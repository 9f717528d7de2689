import { useDeferredValue, useSyncExternalStore } from 'react';
import { untilIdle } from './browser';

/** A module whose code loads once the page is usable. */
interface DeferredModule<Module> {
  /** Loads the module now. @throws if loading fails, in which case the next call tries again */
  readonly load: () => Promise<Module>;
  /** Hook that returns the module once it has loaded. Loading starts when the page is idle. */
  readonly use: () => Module | undefined;
}

/**
 * Defers loading a module until the page is idle. If loading fails, it is retried when the browser
 * is back online, and when the visitor comes back to the page.
 *
 * React's `lazy` is not used, because React reveals Suspense boundaries at least 300 ms apart,
 * which would delay the page itself.
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
  const loadIfVisible = () => document.hidden || loadQuietly();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('online', loadQuietly);
    document.addEventListener('visibilitychange', loadIfVisible);
    void untilIdle().then(loadQuietly);
    return () => {
      listeners.delete(listener);
      removeEventListener('online', loadQuietly);
      document.removeEventListener('visibilitychange', loadIfVisible);
    };
  }

  return {
    load,
    // The new content may be large, so visitor input takes priority over rendering it.
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
