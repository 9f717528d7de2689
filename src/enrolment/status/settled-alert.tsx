import { enrolment } from '../../content/enrolment';
import { labels } from '../../content/labels';
import { alerts } from '../../content/messages';
import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { SettledRecord } from '../outbox/record';
import { settledAlerts } from '../page/alerts';
import { titleOf } from './request-words';
import type { RequestActions } from './use-request-actions';

interface SettledAlertProps {
  readonly record: SettledRecord;
  readonly actions: RequestActions;
}

/** How a request ended, in the catalogue's words (section 8), until the visitor dismisses it. */
export function SettledAlert({ record, actions }: SettledAlertProps) {
  const dismiss = {
    label: labels.dismissNotice,
    onDismiss: () => settledAlerts.dismiss(record.id),
  };
  if (record.state === 'accepted') {
    return (
      <Notice kind="success" dismiss={dismiss}>
        <p className="settled-alert__text">{alerts.submitted}</p>
        <p>
          {titleOf(record)}
          {record.reference !== null && (
            <>
              {' · '}
              <span className="settled-alert__part">
                {enrolment.sent.reference}:{' '}
                <strong className="settled-alert__reference">{record.reference}</strong>
              </span>
            </>
          )}
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="error" dismiss={dismiss}>
      <p className="settled-alert__text">{alerts.submissionFailed(record.status)}</p>
      <div className="settled-alert__row">
        <p>{titleOf(record)}</p>
        <Button variant="secondary" onClick={() => void actions.correct(record)}>
          {outbox.alert.correct}
        </Button>
      </div>
    </Notice>
  );
}
