import { useEffect, useSyncExternalStore } from 'react';
import { isSettled, type OutboxRecord, type SettledRecord, tellsAnswer } from '../core/record';
import { isSameAlert } from '../core/transitions';
import { createStore } from './create-store';

/** How requests ended, shown on this page until the visitor dismisses it. `announced`: it was seen. */
export const shownAlerts = createStore<readonly SettledRecord[]>([]);

/** The request in this page's form, which shows its alert itself. */
export const formRequest = createStore<string | null>(null);

let noteSeen: (shown: SettledRecord) => void = () => {};

/** Called by the code that shows alerts: it notes on the device which of them were seen. */
export function provideNote(note: (shown: SettledRecord) => void): void {
  noteSeen = note;
}

const allBut = (id: string) => shownAlerts.get().filter((record) => record.id !== id);

/** Puts an alert on the page, in the place of what was shown of the request. */
export const addAlert = (record: SettledRecord): void =>
  shownAlerts.set([...allBut(record.id), record]);

/** Counts an alert of this page as told: no page shows it again. */
export function seeAlert(id: string): void {
  const shown = shownAlerts.get();
  const at = shown.findIndex((record) => record.id === id && !record.announced);
  const record = shown[at];
  if (!record) return;
  shownAlerts.set(shown.with(at, { ...record, announced: true }));
  noteSeen(record);
}

/** Takes an alert off the page, on the visitor's word. */
export function dismissAlert(id: string): void {
  seeAlert(id);
  shownAlerts.set(allBut(id));
}

/**
 * Takes off this page what another has told: the claim was lost before the visitor looked here. What was
 * seen here stays as long as it says the same.
 *
 * @param records as they are stored now
 */
export function dropAlertsToldElsewhere(records: readonly OutboxRecord[]): void {
  const shown = shownAlerts.get();
  const left = shown.filter((alert) => {
    const record = records.find(({ id }) => id === alert.id);
    if (!record || !isSettled(record) || !record.announced) return true;
    return alert.announced && isSameAlert(record, alert);
  });
  if (left.length < shown.length) shownAlerts.set(left);
}

/** The academy's answer is no part of the form: it is told as on every page. */
const alertOfForm = (id: string): SettledRecord | undefined =>
  shownAlerts.get().find((alert) => alert.id === id && !tellsAnswer(alert));

/**
 * Takes the alert of a form's request out of the page's alerts, for the form to show it.
 *
 * @param id the request in the form, or null
 * @returns the alert, once it is this page's to show
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
