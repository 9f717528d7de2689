/*
 * Whether this page is in the bfcache. The service worker, which also uses this module, gets none
 * of these events.
 */

/** The reason for which the operations of a page in the bfcache are aborted. */
export const pageLeft = new DOMException('The page was left.', 'AbortError');

let left = new AbortController();
let shown: Promise<void> | undefined;

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

/** Resolves with `work`, or when the page enters the bfcache. */
export const untilLeft = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work,
    new Promise<void>((resolve) => {
      left.signal.addEventListener('abort', () => resolve());
    }),
  ]);
