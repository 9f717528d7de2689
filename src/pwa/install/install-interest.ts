import { namePrefix } from '../../content/prefixes';
import { createStore } from '../../ui/create-store';
import { readLocal, storeLocal } from '../../ui/local-storage';
import { hasDraft } from '../stored-data';

/** The value is the path of the first page visited, then `interested`, and finally `over`. */
const storageKey = `${namePrefix}-install`;

/** True if the visitor has responded to an offer or installed the site since the last page load. */
export const hasResponded = createStore(false);

/** Never rejects. A visitor is interested from the second page, or if a draft is stored. */
export async function shouldOfferInstall(pathname: string): Promise<boolean> {
  // Without storage, a response would be forgotten, and the offer would return on every visit.
  const stored = readLocal(storageKey, 'over');
  // 'Delete my data' must not bring the offer back while the page is open.
  if (hasResponded.get() || stored === 'over') return false;
  if (stored === 'interested') return true;
  if (stored === null) storeLocal(storageKey, pathname);
  const isFirstPage = stored === null || stored === pathname;
  if (isFirstPage && !(await hasDraft())) return false;
  return storeLocal(storageKey, 'interested');
}

/** Ends all offers. The permanent install section stays. */
export function endInstallOffers(): void {
  hasResponded.set(true);
  storeLocal(storageKey, 'over');
}
