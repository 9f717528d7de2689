import { createStore } from '../../ui/create-store';
import { hasDraft } from '../stored-data';

/**
 * Local storage key for the state of the install offer: the path of the first page visited, then
 * `interested`, and `over` once the visitor has responded.
 */
const storageKey = 'jambatan-install';

/** True once the visitor has responded on this page. */
export const installAnswered = createStore(false);

/**
 * Resolves to true if this visitor should be offered the installation: on the second page visited,
 * in any tab, or if a draft is stored. Never after the visitor has responded. Never rejects.
 */
export async function isInterested(pathname: string): Promise<boolean> {
  try {
    const stored = localStorage.getItem(storageKey);
    // 'Delete my data' must not bring the offer back while the page is open.
    if (installAnswered.get() || stored === 'over') return false;
    if (stored === 'interested') return true;
    if (stored === null) localStorage.setItem(storageKey, pathname);
    const isFirstPage = stored === null || stored === pathname;
    if (isFirstPage && !(await hasDraft())) return false;
    localStorage.setItem(storageKey, 'interested');
    return true;
  } catch {
    // Without storage, a response would be forgotten and the offer would return on every page.
    return false;
  }
}

/** Ends all offers once the visitor has responded; the permanent install section remains. */
export function endInstallOffers(): void {
  installAnswered.set(true);
  try {
    localStorage.setItem(storageKey, 'over');
  } catch {
    // Without storage, nothing is offered anyway.
  }
}
