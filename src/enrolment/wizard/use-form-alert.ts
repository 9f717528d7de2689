import { useEffect, useSyncExternalStore } from 'react';
import { dismissAlert, formRequest, shownAlerts } from '../client/alerts';
import { announcesReply, type SettledRecord } from '../core/record';

/** Returns the alert that a form shows. The academy's replies are announced outside the form. */
const alertOfForm = (id: string): SettledRecord | undefined =>
  shownAlerts.get().find((alert) => alert.id === id && !announcesReply(alert));

/**
 * Hook that returns the alert about a form's request. The form shows this alert, so `SettledAlerts`
 * omits it.
 *
 * @param id id of the request in the form, or null
 * @returns undefined until this page may show the alert
 */
export function useFormAlert(id: string | null): SettledRecord | undefined {
  useEffect(() => {
    formRequest.set(id);
    return () => {
      formRequest.set(undefined);
      const alert = id === null ? undefined : alertOfForm(id);
      // An alert that the visitor has not seen here is shown elsewhere.
      if (alert?.announced) dismissAlert(alert.id);
    };
  }, [id]);
  useSyncExternalStore(shownAlerts.subscribe, shownAlerts.get, shownAlerts.get);
  return id === null ? undefined : alertOfForm(id);
}
