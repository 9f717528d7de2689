import { namePrefix } from '../../content/prefixes';
import { createStore } from '../../ui/create-store';
import { isSettled, type OutboxRecord, type SettledRecord } from '../core/record';
import { isAlertDue, isSameAlert } from '../core/transitions';
import { deviceStore, getState, refresh } from './device-store';

/**
 * Alerts on this page. Those that the visitor has seen are `announced`, and usually stay until
 * dismissed. Others are removed when the page is hidden.
 */
export const shownAlerts = createStore<readonly SettledRecord[]>([]);

/**
 * Id of the request in this page's form, which shows the alert about that request's outcome. Null
 * if the form has no request, and undefined if no form is open.
 */
export const formRequest = createStore<string | null | undefined>(undefined);

/** Alerts seen on this page, including those that the device has not recorded as seen. */
const seen: SettledRecord[] = [];

const allBut = (id: string) => shownAlerts.get().filter((record) => record.id !== id);

/** A hidden page leaves alerts to the tab that the visitor is looking at. */
const canShow = () => document.visibilityState === 'visible' && shownAlerts.hasSubscribers();

/**
 * Cancels the wait for the alert lock, or releases the lock. Undefined unless this page is waiting
 * for the lock or holds it.
 */
let turn: AbortController | undefined;
let hasLock = false;

/**
 * Shows the alerts that no page has shown yet. A visible page holds a lock until all alerts have
 * been seen or the page is hidden, so that only one page shows alerts at a time. Never rejects.
 *
 * @param steal true to take the lock from another page, because the visitor pressed 'Submit' on
 *   this page
 */
export async function showDueAlerts(steal = false): Promise<void> {
  if (!canShow() || hasLock || (turn && !steal)) return;
  turn?.abort();
  const own = new AbortController();
  turn = own;
  const { signal } = own;
  const leave = () => {
    own.abort();
    shownAlerts.set(shownAlerts.get().filter(({ announced }) => announced));
  };
  document.addEventListener('visibilitychange', () => canShow() || leave(), { signal });
  addEventListener('pagehide', leave, { signal });
  const left = new Promise((resolve) => {
    signal.addEventListener('abort', resolve);
  });
  const work = () => {
    hasLock = true;
    return Promise.race([left, showUntilSeen(signal)]);
  };
  try {
    await navigator.locks.request(`${namePrefix}-alerts`, steal ? { steal } : { signal }, work);
  } catch {
    if (hasLock && turn === own) leave();
    // Web Locks are unsupported or blocked, so two visible pages may show the same alert.
    else if (!signal.aborted) await work();
  }
  own.abort();
  if (turn !== own) return;
  turn = undefined;
  hasLock = false;
  if (getState().records.some(isAlertDue)) void showDueAlerts();
}

/** Shows all due alerts, including new ones, until the device has recorded them all as seen. */
async function showUntilSeen(left: AbortSignal): Promise<void> {
  // The page that previously held the lock may have recorded alerts as seen.
  await refresh();
  if (left.aborted) return;
  await new Promise<void>((resolve) => {
    const show = () => {
      const due = getState().records.filter(isAlertDue);
      for (const record of due) if (!isShown(record)) addAlert(record);
      if (due.length === 0) resolve();
    };
    left.addEventListener('abort', deviceStore.subscribe(show));
    show();
  });
}

const isShown = (record: SettledRecord): boolean =>
  [...seen, ...shownAlerts.get()].some(
    (shown) => shown.id === record.id && isSameAlert(record, shown),
  );

/** Shows an alert, and removes an earlier alert about the same request. */
const addAlert = (record: SettledRecord): void => shownAlerts.set([...allBut(record.id), record]);

/** Marks an alert on this page as seen, so that no page shows it again. */
export function markAlertSeen(id: string): void {
  const shown = shownAlerts.get();
  const at = shown.findIndex((record) => record.id === id && !record.announced);
  const record = shown[at];
  if (!record) return;
  seen.push(record);
  shownAlerts.set(shown.with(at, { ...record, announced: true }));
  // If the code can't be loaded, a later page shows the alert again.
  const recorded = import('./commands').then((commands) => commands.recordAlertSeen(record));
  recorded.catch(() => undefined);
}

/** Marks an alert as seen and removes it from this page. */
export function dismissAlert(id: string): void {
  markAlertSeen(id);
  shownAlerts.set(allBut(id));
}

/**
 * Removes an alert from this page if its request has been replaced, or if another page has since
 * shown a newer alert about that request. Without Web Locks, another page may also have shown the
 * same alert. This page then removes its copy, unless the visitor has seen it here.
 *
 * @param records the records as currently stored
 */
export function dropAlertsSeenElsewhere(records: readonly OutboxRecord[]): void {
  const shown = shownAlerts.get();
  const left = shown.filter((alert) => {
    if (records.some(({ predecessors = [] }) => predecessors.includes(alert.id))) return false;
    const record = records.find(({ id }) => id === alert.id);
    if (!record || !isSettled(record) || !record.announced) return true;
    return alert.announced && isSameAlert(record, alert);
  });
  if (left.length < shown.length) shownAlerts.set(left);
}
