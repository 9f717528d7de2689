import { discardUnsavedInput } from '../../ui/unsaved-input';
import { shownAlerts } from './alerts';

/** Clears this page's alerts, its unsaved input and the site's web storage. */
export function clearPage(): void {
  shownAlerts.set([]);
  discardUnsavedInput();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that blocks web storage has nothing stored there.
  }
}
