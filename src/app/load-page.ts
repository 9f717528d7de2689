import { namePrefix } from '../content/prefixes';
import { isWebKit } from '../ui/browser';
import { saveUnsavedInput } from '../ui/unsaved-input';

/** Longest time between the start of a navigation and the end of this document, in milliseconds. */
const leavingMs = 10_000;

let startedLeaving = -Infinity;
// There are no such events during prerendering.
for (const event of ['beforeunload', 'pagehide'] as const)
  globalThis.addEventListener?.(event, () => (startedLeaving = performance.now()));

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Imports a page's code. If that fails, most likely because a new release removed the file, reloads
 * the document to get the new release.
 *
 * Firefox and Safari also abort all imports when the visitor navigates elsewhere. A reload would
 * then bring the visitor back, so this function tries again later, in case the visitor stays.
 *
 * @throws the import's error if a reload has not helped, can't help now, or would lose input
 */
export async function loadPage<Page>(importPage: () => Promise<Page>): Promise<Page> {
  try {
    return await importPage();
  } catch (error) {
    if (typeof document === 'undefined') throw error;
    // iPhones don't fire `beforeunload`, so wait for `pagehide`.
    if (isWebKit()) await pause(2000);
    const canReload = (await saveUnsavedInput()) && (await isServerReachable());
    if (performance.now() - startedLeaving < leavingMs) {
      await pause(leavingMs);
      return loadPage(importPage);
    }
    if (!canReload || !isFirstReload()) throw error;
    location.reload();
    // Never resolve, so that the previous page stays in view until the reload.
    return new Promise(() => undefined);
  }
}

/**
 * Returns true if the server, or the service worker in its place, responds without a server error.
 * Otherwise, a reload would show an error page.
 */
const isServerReachable = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Returns true once in each tab and version of the code, because further reloads would not help.
 * Returns false if the browser blocks storage, because reloads could then loop forever.
 */
function isFirstReload(): boolean {
  const key = `${namePrefix}-reloaded`;
  // This URL changes with each release that changes the code of any page.
  const release = import.meta.url;
  try {
    if (sessionStorage.getItem(key) === release) return false;
    sessionStorage.setItem(key, release);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns true if the error means that a page's code failed to load. The check relies on the error
 * messages of Chromium, Firefox and Safari. Any other error comes from the code itself.
 */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /import/i.test(error.message);
