import { useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { enrolment } from '../../content/enrolment';
import { labels } from '../../content/labels';
import { alerts } from '../../content/messages';
import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { dismiss as dismissAlert, formRequest, shownAlerts } from '../client/alerts';
import type { RejectedRecord, SettledRecord } from '../core/record';
import { titleOf } from './request-words';
import './status.css';

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

interface SettledAlertProps {
  readonly record: SettledRecord;
  readonly onCorrect: (record: RejectedRecord) => void;
}

/** How a request ended, in the catalogue's words (section 8), until the visitor dismisses it. */
function SettledAlert({ record, onCorrect }: SettledAlertProps) {
  const dismiss = {
    label: labels.dismissNotice,
    onDismiss: () => dismissAlert(record.id),
  };
  if (record.state === 'accepted') {
    return (
      <Notice kind="success" dismiss={dismiss}>
        <p className="settled-alert__text">{alerts.submitted}</p>
        <div className="settled-alert__row">
          <p>{titleOf(record)}</p>
          {record.reference !== null && (
            <p>
              {enrolment.sent.reference}:{' '}
              <strong className="settled-alert__reference">{record.reference}</strong>
            </p>
          )}
          <Link
            className="settled-alert__link"
            to={paths.receipt(record.id)}
            onClick={dismiss.onDismiss}
          >
            {outbox.alert.receipt}
          </Link>
        </div>
      </Notice>
    );
  }
  return (
    <Notice kind="error" dismiss={dismiss}>
      <p className="settled-alert__text">{alerts.submissionFailed(record.status)}</p>
      <div className="settled-alert__row">
        <p>{titleOf(record)}</p>
        <Button variant="secondary" onClick={() => onCorrect(record)}>
          {outbox.alert.correct}
        </Button>
      </div>
    </Notice>
  );
}
