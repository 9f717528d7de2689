import { saveUnsavedInput } from '../ui/unsaved-input';
import { isWebKit } from '../ui/browser';

/**
 * Delay before a retry if the visitor did not leave after all: a download also fires
 * `beforeunload`.
 */
const retryAfterLeavingMs = 10_000;

/** Longest delay between a failed import and the event for leaving the page, in milliseconds. */
const leavingDetectionMs = 2000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Imports a page's code. If that fails, most likely because a new release removed the file, reloads
 * the document once to get the new release.
 *
 * Firefox and Safari abort all loading as soon as the visitor navigates elsewhere. A reload would
 * take the visitor back, so don't reload then.
 *
 * @param folder of the page's code, which identifies the page
 * @throws the import's error if a reload did not help, can't help now, or would lose input
 */
export async function loadPage<Page>(
  folder: string,
  importPage: () => Promise<Page>,
): Promise<Page> {
  // During prerendering.
  if (typeof document === 'undefined') return importPage();
  const reloadMark = `jambatan-reloaded-for-${folder}`;
  const { signal, abort } = abortOnLeaving();
  try {
    const page = await importPage();
    clearReloadMark(reloadMark);
    return page;
  } catch (error) {
    // iPhones don't fire `beforeunload`, so wait for `pagehide`.
    if (!signal.aborted && isWebKit()) await pause(leavingDetectionMs);
    const canReload = !signal.aborted && (await saveUnsavedInput()) && (await isServerReachable());
    if (signal.aborted) {
      await pause(retryAfterLeavingMs);
      return loadPage(folder, importPage);
    }
    if (!canReload || !markReload(reloadMark)) throw error;
    location.reload();
    // Keep the previous page in view until the reload.
    return new Promise(() => undefined);
  } finally {
    abort();
  }
}

/**
 * Returns true if a page's code failed to load, judging by the messages of Chromium, Firefox and
 * Safari. Any other error comes from the code itself.
 */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /import/i.test(error.message);

/** Returns a signal that aborts when the visitor leaves, and a function that stops listening. */
function abortOnLeaving(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  addEventListener('beforeunload', abort, { signal });
  addEventListener('pagehide', abort, { signal });
  return { signal, abort };
}

/** Returns true if the server responds: offline, a reload would show the browser's error page. */
async function isServerReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * @returns false if the mark was already set or can't be stored, because reloads could then loop
 *   forever
 */
function markReload(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch {
    return false;
  }
}

function clearReloadMark(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, there is no mark to remove.
  }
}
