import { useSyncExternalStore } from 'react';
import { idleCallback } from './browser';

/** A module whose code comes after the page is usable. */
interface LateModule<Module> {
  /** Fetches it now. @throws where it does not arrive; the next call tries again */
  readonly load: () => Promise<Module>;
  /** As a hook: undefined until it has arrived, of which the page's idle time takes care. */
  readonly use: () => Module | undefined;
}

/**
 * Keeps a module out of what a page has to fetch before it works. Where it does not arrive it is
 * asked for again once there is a network.
 *
 * Not by React's `lazy`, which would show what a Suspense boundary holds at least 300 ms after
 * another one fell back, and so hold up the page itself.
 */
export function lateModule<Module>(fetchModule: () => Promise<Module>): LateModule<Module> {
  let module: Module | undefined;
  const watchers = new Set<() => void>();

  async function load(): Promise<Module> {
    if (module !== undefined) return module;
    module = await fetchModule();
    for (const watcher of watchers) watcher();
    return module;
  }

  const bring = () => void load().catch(() => undefined);

  function subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    addEventListener('online', bring);
    void idleCallback().then(bring);
    return () => {
      watchers.delete(watcher);
      removeEventListener('online', bring);
    };
  }

  return {
    load,
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => module,
        () => undefined,
      ),
  };
}
