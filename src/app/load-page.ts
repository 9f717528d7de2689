import { saveUnsavedInput } from '../enrolment/unsaved-input';
import { isWebKit } from '../ui/engine';

/**
 * How long a page that is being left is given to be gone, in milliseconds. Who stays all the same,
 * for instance because a file was saved, gets what was asked for before.
 */
const leavingTime = 10_000;

/** How long after a failure it may show that the page is being left, in milliseconds. */
const untilLeavingShows = 2000;

/**
 * Imports a page's code. Where that fails, most likely because a new release took its file away,
 * the whole page is loaded anew once, which brings the new release's.
 *
 * Where pages are prerendered it is imported, and no more.
 *
 * Firefox and Safari give up everything that is on its way as soon as the visitor goes elsewhere.
 * Loading anew would then take them back.
 *
 * @param folder names the page
 * @throws the import's error if loading anew did not help, can't help now, or would lose input
 */
export async function loadPage<Page>(
  folder: string,
  importPage: () => Promise<Page>,
): Promise<Page> {
  if (typeof document === 'undefined') return importPage();
  const leaving = watchLeaving();
  try {
    const page = await importPage();
    forgetReload(folder);
    return page;
  } catch (error) {
    // An iPhone tells of no leaving before the page goes.
    if (!leaving.hasBegun() && isWebKit()) await passed(untilLeavingShows);
    const mayReload = !leaving.hasBegun() && (await canReload());
    if (leaving.hasBegun()) {
      await passed(leavingTime);
      return loadPage(folder, importPage);
    }
    if (!mayReload || !noteReload(folder)) throw error;
    location.reload();
    // The page before stays to be seen until then.
    return new Promise(() => undefined);
  } finally {
    leaving.unwatch();
  }
}

/** Looks out for the visitor's going elsewhere. */
function watchLeaving() {
  let hasBegun = false;
  const watching = new AbortController();
  const { signal } = watching;
  const begin = () => {
    hasBegun = true;
  };
  addEventListener('beforeunload', begin, { signal });
  addEventListener('pagehide', begin, { signal });
  return { hasBegun: () => hasBegun, unwatch: () => watching.abort() };
}

const passed = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Whether it would lose no input, and bring a page. */
const canReload = async (): Promise<boolean> =>
  (await saveUnsavedInput()) && (await isPageInReach());

/** Without a connection the browser would show its own page of error in place of ours. */
async function isPageInReach(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

const keyOf = (folder: string) => `jambatan-reloaded-for-${folder}`;

/** False if it was noted before, or can't be, which could go on forever. */
function noteReload(folder: string): boolean {
  try {
    if (sessionStorage.getItem(keyOf(folder))) return false;
    sessionStorage.setItem(keyOf(folder), 'yes');
    return true;
  } catch {
    return false;
  }
}

/** Once its code has arrived, a later failure is another one. */
function forgetReload(folder: string): void {
  try {
    sessionStorage.removeItem(keyOf(folder));
  } catch {
    // Then nothing was noted either.
  }
}
