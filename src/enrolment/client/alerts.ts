import { createStore } from '../../ui/create-store';
import { isAlertDue, isCurrentAlert, takeAlerts } from '../core/receipts';
import {
  findCurrentRecord,
  findRecord,
  notificationTag,
  type OutboxRecord,
  type SettledRecord,
} from '../core/record';
import { change, getState, refresh } from './device-store';
import { closeNotifications } from './service-worker';

/**
 * Alerts on this page. Each alert is on one page only, because the transaction that hands it to the
 * page marks its record as announced. It stays until dismissed.
 */
export const shownAlerts = createStore<readonly SettledRecord[]>([]);

/**
 * Id of the request in this page's form, which shows the alert about that request's outcome. Null
 * if the form has no request, and undefined if no form is open.
 */
export const formRequest = createStore<string | null | undefined>(undefined);

/** A hidden page leaves alerts to the tab that the visitor is looking at. */
const canShow = () => document.visibilityState === 'visible' && shownAlerts.hasSubscribers();

/** Shows an alert that this page was handed, instead of an earlier one about the same request. */
function show(record: SettledRecord): void {
  dismissAlert(record.id);
  shownAlerts.set([...shownAlerts.get(), record]);
  void closeNotifications({ tag: notificationTag(record) });
}

/** How this page shows the outcome of a request that it has sent. */
export const pageAlerts = {
  canShow,
  // The page must know the outcome first, because it drops alerts about earlier ones.
  show: (record: SettledRecord) => void refresh().then(() => show(record)),
};

/** Shows the alerts that no page has shown yet, if the visitor can see this page. Never rejects. */
export async function showDueAlerts(): Promise<void> {
  if (!canShow() || !getState().records.some(isAlertDue)) return;
  // If the device can't be changed, a later page shows the alerts.
  for (const record of await change(takeAlerts).catch(() => [])) show(record);
}

/** Removes an alert from this page. */
export const dismissAlert = (id: string): void =>
  shownAlerts.set(shownAlerts.get().filter((record) => record.id !== id));

/**
 * Removes this page's alerts about requests that have been replaced, or about which there is later
 * news.
 *
 * @param records the records as currently stored
 */
export function dropOldAlerts(records: readonly OutboxRecord[]): void {
  const shown = shownAlerts.get();
  const left = shown.filter((alert) => {
    const record = findRecord({ records }, alert.id);
    if (!record) return !findCurrentRecord({ records }, alert.id);
    return isCurrentAlert(alert, record);
  });
  if (left.length < shown.length) shownAlerts.set(left);
}
