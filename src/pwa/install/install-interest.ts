import { createStore } from '../../enrolment/client/create-store';
import { hasDraft } from '../../enrolment/client/device-store';

/**
 * Where this device remembers whether to offer the installed site: the path of the first page that
 * was visited, then `interested`, and `over` once the visitor has answered.
 */
const storageKey = 'jambatan-install';

/** Whether the visitor has answered on this page. */
export const installAnswered = createStore(false);

/**
 * Whether to offer it to who looks at a page now: on the second page that is visited, in this tab
 * or another, or where a draft is stored. Never once the visitor has answered. Never rejects.
 */
export async function isInterested(pathname: string): Promise<boolean> {
  try {
    const stored = localStorage.getItem(storageKey);
    // 'Delete my data' does not bring the offer back before the visitor's eyes.
    if (installAnswered.get() || stored === 'over') return false;
    if (stored === 'interested') return true;
    if (stored === null) localStorage.setItem(storageKey, pathname);
    const isFirstPage = stored === null || stored === pathname;
    if (isFirstPage && !(await hasDraft())) return false;
    localStorage.setItem(storageKey, 'interested');
    return true;
  } catch {
    // Without storage an answer would be forgotten, and the offer come again on every page.
    return false;
  }
}

/** The visitor has answered: nothing is offered any more, but where they look for it themselves. */
export function endInstallOffers(): void {
  installAnswered.set(true);
  try {
    localStorage.setItem(storageKey, 'over');
  } catch {
    // Nothing is offered then.
  }
}
