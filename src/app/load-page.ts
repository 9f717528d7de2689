import { saveUnsavedInput } from '../enrolment/unsaved-input';

/**
 * Imports a page's code. Where that fails, most likely because a new release took its file away,
 * the whole page is loaded anew once, which brings the new release's.
 *
 * @param folder names the page
 * @throws the import's error if loading anew did not help, can't help now, or would lose input
 */
export async function loadPage<Page>(
  folder: string,
  importPage: () => Promise<Page>,
): Promise<Page> {
  try {
    const page = await importPage();
    forgetReload(folder);
    return page;
  } catch (error) {
    if (!(await canReload(folder))) throw error;
    location.reload();
    // The page before stays to be seen until then.
    return new Promise(() => undefined);
  }
}

/** The last question notes that it was answered with yes, so that there is no second time. */
async function canReload(folder: string): Promise<boolean> {
  return (await saveUnsavedInput()) && (await isPageInReach()) && noteReload(folder);
}

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
