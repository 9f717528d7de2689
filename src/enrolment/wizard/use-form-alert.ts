import { useEffect, useRef, useSyncExternalStore } from 'react';
import { dismissAlert, formRequest, shownAlerts } from '../client/alerts';
import { announcesReply, type SettledRecord } from '../core/record';

/** Returns the alert that a form shows. The academy's replies are announced outside the form. */
const findFormAlert = (id: string): SettledRecord | undefined =>
  shownAlerts.get().find((alert) => alert.id === id && !announcesReply(alert));

/**
 * Hook that returns the alert about a form's request. The form shows this alert, so `SettledAlerts`
 * omits it.
 *
 * @param id id of the request in the form, or null
 * @param isDisplayed false while the form does not show this alert
 * @returns undefined until this page may show the alert
 */
export function useFormAlert(id: string | null, isDisplayed: boolean): SettledRecord | undefined {
  useSyncExternalStore(shownAlerts.subscribe, shownAlerts.get, shownAlerts.get);
  const alert = id === null ? undefined : findFormAlert(id);
  const displayed = useRef<SettledRecord>(undefined);
  useEffect(() => {
    formRequest.set(id);
    return () => {
      formRequest.set(undefined);
      // Dismiss only an alert that the form has shown. `SettledAlerts` shows any other.
      if (displayed.current) dismissAlert(displayed.current.id);
    };
  }, [id]);
  useEffect(() => {
    displayed.current = isDisplayed ? alert : undefined;
  }, [alert, isDisplayed]);
  return alert;
}
