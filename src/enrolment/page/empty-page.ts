import { dropUnsavedInput } from '../unsaved-input';
import { settledAlerts } from './alerts';

/** Takes off this tab what it shows and keeps of the visitor: everything was forgotten. */
export function emptyPage(): void {
  settledAlerts.dismissAll();
  dropUnsavedInput();
  try {
    sessionStorage.clear();
  } catch {
    // A browser that refuses it has nothing in it.
  }
}
