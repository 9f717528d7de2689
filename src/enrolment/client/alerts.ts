import { useEffect, useSyncExternalStore } from 'react';
import { isSettled, type OutboxRecord, type SettledRecord, announcesReply } from '../core/record';
import { isAlertDue, isSameAlert } from '../core/transitions';
import { createStore } from '../../ui/create-store';
import { deviceStore, getState, refresh } from './device-store';

/** The alerts shown on this page until dismissed; `announced` if the visitor has seen them. */
export const shownAlerts = createStore<readonly SettledRecord[]>([]);

/** The id of the request in this page's form, which shows that request's alert. */
export const formRequest = createStore<string | null>(null);

/** Alerts seen on this page, even if the device has not recorded that yet, or refuses to. */
const seen: SettledRecord[] = [];

let onAlertSeen: (shown: SettledRecord) => void = () => {};

/** Sets the function that records a seen alert on the device. */
export function setAlertSeenHandler(note: (shown: SettledRecord) => void): void {
  onAlertSeen = note;
}

const allBut = (id: string) => shownAlerts.get().filter((record) => record.id !== id);

/** A hidden page leaves alerts to the tab that the visitor is looking at. */
const canShow = () => document.visibilityState === 'visible' && shownAlerts.hasSubscribers();

/** This page's request for the lock, until the lock is released. */
let turn: AbortController | undefined;
let hasLock = false;

/**
 * Shows the alerts that no page has shown. Only one page does so at a time: a visible page requests
 * a lock and holds it until all alerts have been seen or the page is hidden. Then the next page
 * shows the rest. Never rejects.
 *
 * @param steal true to take the lock from another page, because the visitor pressed Submit here
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
    await navigator.locks.request('jambatan-alerts', steal ? { steal } : { signal }, work);
  } catch {
    if (hasLock && turn === own) leave();
    // Web Locks are missing or forbidden, so two visible pages may show the same alert.
    else if (!signal.aborted) await work();
  }
  own.abort();
  if (turn !== own) return;
  turn = undefined;
  hasLock = false;
  if (getState().records.some(isAlertDue)) void showDueAlerts();
}

/** Shows all due alerts, including later ones, until the device has recorded them all as seen. */
async function showUntilSeen(left: AbortSignal): Promise<void> {
  // The page that held the lock before may have recorded alerts as seen.
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

/** Shows an alert in place of an earlier one of the same request. */
const addAlert = (record: SettledRecord): void => shownAlerts.set([...allBut(record.id), record]);

/** Marks an alert of this page as seen, so that no page shows it again. */
export function markAlertSeen(id: string): void {
  const shown = shownAlerts.get();
  const at = shown.findIndex((record) => record.id === id && !record.announced);
  const record = shown[at];
  if (!record) return;
  seen.push(record);
  shownAlerts.set(shown.with(at, { ...record, announced: true }));
  onAlertSeen(record);
}

/** Removes an alert from the page, at the visitor's request. */
export function dismissAlert(id: string): void {
  markAlertSeen(id);
  shownAlerts.set(allBut(id));
}

/**
 * Removes alerts from this page if another page has since shown a newer reply or, in a browser
 * without locks, the same alert. An alert that was seen here stays until there is a newer one.
 *
 * @param records as they are stored now
 */
export function dropAlertsSeenElsewhere(records: readonly OutboxRecord[]): void {
  const shown = shownAlerts.get();
  const left = shown.filter((alert) => {
    const record = records.find(({ id }) => id === alert.id);
    if (!record || !isSettled(record) || !record.announced) return true;
    return alert.announced && isSameAlert(record, alert);
  });
  if (left.length < shown.length) shownAlerts.set(left);
}

/** Returns the alert that a form shows; the academy's replies are shown as on every page. */
const alertOfForm = (id: string): SettledRecord | undefined =>
  shownAlerts.get().find((alert) => alert.id === id && !announcesReply(alert));

/**
 * Hook that takes the alert of a form's request out of the page's alerts, for the form to show.
 *
 * @param id the request in the form, or null
 * @returns the alert, once this page may show it
 */
export function useFormAlert(id: string | null): SettledRecord | undefined {
  useEffect(() => {
    formRequest.set(id);
    return () => {
      formRequest.set(null);
      const alert = id === null ? undefined : alertOfForm(id);
      if (alert) dismissAlert(alert.id);
    };
  }, [id]);
  useSyncExternalStore(shownAlerts.subscribe, shownAlerts.get, shownAlerts.get);
  return id === null ? undefined : alertOfForm(id);
}
