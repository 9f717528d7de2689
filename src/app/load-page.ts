import { saveUnsavedInput } from '../ui/unsaved-input';
import { isWebKit } from '../ui/browser';

/**
 * Delay before a retry if the visitor did not leave after all. For example, a download also fires
 * `beforeunload`.
 */
const retryAfterLeavingMs = 10_000;

/** Time to wait for `pagehide` after a failed import, in milliseconds. */
const leavingDetectionMs = 2000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Imports a page's code. If the import fails, most likely because a new release removed the file,
 * this function reloads the document once to get the new release.
 *
 * Firefox and Safari also abort all imports when the visitor navigates elsewhere. In that case,
 * there is no reload, because it would bring the visitor back.
 *
 * @param folder the folder of the page's code, which identifies the page
 * @throws the import's error if a reload has not helped, can't help now, or would lose input
 */
export async function loadPage<Page>(
  folder: string,
  importPage: () => Promise<Page>,
): Promise<Page> {
  // There is no document during prerendering.
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
    // Never resolve, so that the previous page stays in view until the reload.
    return new Promise(() => undefined);
  } finally {
    abort();
  }
}

/**
 * Returns true if the error means that a page's code failed to load. The check relies on the error
 * messages of Chromium, Firefox and Safari. Any other error comes from the code itself.
 */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /import/i.test(error.message);

/** Returns a signal that aborts when the visitor leaves. `abort` removes the listeners. */
function abortOnLeaving(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  addEventListener('beforeunload', abort, { signal });
  addEventListener('pagehide', abort, { signal });
  return { signal, abort };
}

/**
 * Returns true if the server, or the service worker in its place, responds. Otherwise, a reload
 * would show the browser's error page.
 */
async function isServerReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Marks the page as reloaded.
 *
 * @returns false if the mark was already set or can't be stored. A reload could then loop forever.
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
