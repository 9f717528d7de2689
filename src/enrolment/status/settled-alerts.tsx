import { useRef, useSyncExternalStore } from 'react';
import { useKeptFocus } from '../../ui/use-kept-focus';
import type { RejectedRecord, SettledRecord } from '../core/record';
import { formRequest, shownAlerts } from '../client/alerts';
import { SettledAlert } from './settled-alert';
import './settled-alerts.css';

const none: readonly SettledRecord[] = [];

interface SettledAlertsProps {
  readonly onCorrect: (record: RejectedRecord) => void;
}

/** How requests ended that were sent while no form waited for them. */
export function SettledAlerts({ onCorrect }: SettledAlertsProps) {
  const shown = useSyncExternalStore(shownAlerts.subscribe, shownAlerts.get, () => none);
  const inForm = useSyncExternalStore(formRequest.subscribe, formRequest.get, () => null);
  const records = shown.filter(({ id }) => id !== inForm);
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  return (
    <div ref={area} className="settled-alerts">
      {records.map((record) => (
        <div key={record.id} className="settled-alerts__alert container" role="alert">
          <SettledAlert record={record} onCorrect={onCorrect} />
        </div>
      ))}
    </div>
  );
}
