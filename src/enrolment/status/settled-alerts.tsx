import { useRef, useSyncExternalStore } from 'react';
import { useKeptFocus } from '../../ui/use-kept-focus';
import type { SettledRecord } from '../outbox/record';
import { settledAlerts } from '../page/alerts';
import { SettledAlert } from './settled-alert';
import './settled-alerts.css';
import type { RequestActions } from './use-request-actions';

const none: readonly SettledRecord[] = [];

/** How requests ended that were sent while no form waited for them. */
export function SettledAlerts({ actions }: { readonly actions: RequestActions }) {
  const records = useSyncExternalStore(settledAlerts.subscribe, settledAlerts.get, () => none);
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  return (
    <div ref={area} className="settled-alerts">
      {records.map((record) => (
        <div key={record.id} className="settled-alerts__alert container" role="alert">
          <SettledAlert record={record} actions={actions} />
        </div>
      ))}
    </div>
  );
}
