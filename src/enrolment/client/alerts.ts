import { useEffect, useSyncExternalStore } from 'react';
import type { SettledRecord } from '../core/record';
import { createStore } from './create-store';

/** How requests ended, shown on this page until the visitor dismisses it. */
export const shownAlerts = createStore<readonly SettledRecord[]>([]);

/** The request that stands in this page's form: how it ended is told there. */
export const formRequest = createStore<string | null>(null);

const allBut = (id: string) => shownAlerts.get().filter((record) => record.id !== id);

/** Puts an alert on the page, in the place of what was shown of the request. */
export const show = (record: SettledRecord): void =>
  shownAlerts.set([...allBut(record.id), record]);

/** Takes an alert off the page. */
export const dismiss = (id: string): void => shownAlerts.set(allBut(id));

/**
 * Tells how a form's request ended in that form, not among the page's alerts.
 *
 * @param id the request in the form, or null
 * @returns its alert, where this page is the one to show it
 */
export function useFormAlert(id: string | null): SettledRecord | undefined {
  useEffect(() => {
    formRequest.set(id);
    return () => {
      formRequest.set(null);
      if (id !== null) dismiss(id);
    };
  }, [id]);
  const shown = useSyncExternalStore(shownAlerts.subscribe, shownAlerts.get, shownAlerts.get);
  return shown.find((alert) => alert.id === id);
}
