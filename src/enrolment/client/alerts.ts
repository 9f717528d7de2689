import { useEffect, useSyncExternalStore } from 'react';
import type { SettledRecord } from '../core/record';
import { createStore } from './create-store';

/** How requests ended, shown on this page until the visitor dismisses it. */
export const shownAlerts = createStore<readonly SettledRecord[]>([]);

/** The request in this page's form, which shows its alert itself. */
export const formRequest = createStore<string | null>(null);

const allBut = (id: string) => shownAlerts.get().filter((record) => record.id !== id);

/** Puts an alert on the page, in the place of what was shown of the request. */
export const addAlert = (record: SettledRecord): void =>
  shownAlerts.set([...allBut(record.id), record]);

/** Takes an alert off the page. */
export const dismissAlert = (id: string): void => shownAlerts.set(allBut(id));

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
      if (id !== null) dismissAlert(id);
    };
  }, [id]);
  const shown = useSyncExternalStore(shownAlerts.subscribe, shownAlerts.get, shownAlerts.get);
  return shown.find((alert) => alert.id === id);
}
