/** The reason for which the operations of a page in the bfcache are aborted. */
export const pageLeft = new DOMException('The page was left.', 'AbortError');

let left = new AbortController();
let shown: Promise<void> | undefined;

// The service worker, which also uses this module, gets no such event.
globalThis.addEventListener?.('pagehide', ({ persisted }: Event & { persisted?: boolean }) => {
  if (!persisted) return;
  shown = new Promise((resolve) => {
    const comeBack = () => {
      left = new AbortController();
      resolve();
    };
    // Captured, so that other listeners can already read the database.
    addEventListener('pageshow', comeBack, { capture: true, once: true });
  });
  left.abort(pageLeft);
});

/** Returns a signal that is aborted when the page enters the bfcache. */
export const leftSignal = (): AbortSignal => left.signal;

/** Resolves when the page is not in the bfcache. */
export const whenShown = async (): Promise<void> => shown;

/** Settles with `work`, or when the page enters the bfcache. */
export function untilLeft(work: Promise<unknown>): Promise<unknown> {
  const { signal } = left;
  return Promise.race([work, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
}
