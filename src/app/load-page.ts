import { saveUnsavedInput } from '../enrolment/client/unsaved-input';
import { isWebKit } from '../ui/browser';

/** Retry after this time if the visitor did not leave after all, for instance to save a file. */
const retryAfterLeavingMs = 10_000;

/** How long after a failure the event that the page is being left may come. */
const leavingDetectionMs = 2000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Imports a page's code. If that fails, most likely because a new release removed the file, reloads
 * the document once, which brings the new release.
 *
 * Firefox and Safari abort all loading as soon as the visitor goes elsewhere: a reload would take
 * them back.
 *
 * @param folder names the page
 * @throws the import's error if a reload did not help, can't help now, or would lose input
 */
export async function loadPage<Page>(
  folder: string,
  importPage: () => Promise<Page>,
): Promise<Page> {
  // While prerendering.
  if (typeof document === 'undefined') return importPage();
  const reloadMark = `jambatan-reloaded-for-${folder}`;
  const { signal, abort } = abortOnLeaving();
  try {
    const page = await importPage();
    clearReloadMark(reloadMark);
    return page;
  } catch (error) {
    // On an iPhone no event says so before the page goes.
    if (!signal.aborted && isWebKit()) await pause(leavingDetectionMs);
    const canReload = !signal.aborted && (await saveUnsavedInput()) && (await isServerReachable());
    if (signal.aborted) {
      await pause(retryAfterLeavingMs);
      return loadPage(folder, importPage);
    }
    if (!canReload || !markReload(reloadMark)) throw error;
    location.reload();
    // Keep the page before in view until then.
    return new Promise(() => undefined);
  } finally {
    abort();
  }
}

/**
 * Whether a page's code did not arrive, in the words of Chromium, Firefox and Safari. Any other error comes
 * from the code itself.
 */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /import/i.test(error.message);

/** A signal that aborts once the visitor leaves the page, and the function that ends the watch. */
function abortOnLeaving(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  addEventListener('beforeunload', abort, { signal });
  addEventListener('pagehide', abort, { signal });
  return { signal, abort };
}

/** Offline, a reload would replace our page with the browser's error page. */
async function isServerReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** @returns false if it was remembered before, or can't be: reloading could go on forever */
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
    // Then nothing was remembered either.
  }
}
