/** Abort reason for operations cancelled because the page entered the bfcache. */
export const pageLeft = new DOMException('The page entered the back/forward cache.', 'AbortError');

let left = new AbortController();
let shown: Promise<void> | undefined;

// The service worker also uses this module, but never gets a `pagehide` event.
globalThis.addEventListener?.('pagehide', ({ persisted }: Event & { persisted?: boolean }) => {
  if (!persisted) return;
  shown = new Promise((resolve) => {
    const comeBack = () => {
      left = new AbortController();
      resolve();
    };
    // Run before other `pageshow` listeners, so that their transactions don't have to wait.
    addEventListener('pageshow', comeBack, { capture: true, once: true });
  });
  left.abort(pageLeft);
});

/** Returns a signal that is aborted when the page enters the bfcache. */
export const leftSignal = (): AbortSignal => left.signal;

/** Resolves as soon as the page is not in the bfcache. */
export const whenShown = async (): Promise<void> => shown;

/** Settles when `work` does, or when the page enters the bfcache. */
export function untilLeft(work: Promise<unknown>): Promise<unknown> {
  const { signal } = left;
  return Promise.race([work, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
}
