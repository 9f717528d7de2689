import { useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { isOffered } from '../../content/course-ids';
import { enrolment } from '#words/enrolment';
import { labels } from '#words/labels';
import { alerts } from '#words/messages';
import { outbox } from '#words/outbox';
import { paths } from '../../content/paths';
import { replies } from '#words/replies';
import { lookOf, wordsForState } from '../../site/request-state';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useRestoreFocus } from '../../ui/restore-focus';
import { SlideIn } from '../../ui/slide-in';
import { dismissAlert, formRequest, shownAlerts } from '../client/alerts';
import { type RejectedRecord, type SettledRecord, announcesReply } from '../core/record';
import { courseTitle } from '../request-texts';
import './status.css';

const none: readonly SettledRecord[] = [];

/** Alerts about outcomes and replies. An open form shows the outcome of its own request itself. */
export function SettledAlerts({ onCorrect }: { onCorrect: (record: RejectedRecord) => void }) {
  const shown = useSyncExternalStore(shownAlerts.subscribe, shownAlerts.get, () => none);
  const inForm = useSyncExternalStore(formRequest.subscribe, formRequest.get, () => undefined);
  const records = shown.filter((record) => record.id !== inForm || announcesReply(record));
  const area = useRef<HTMLDivElement>(null);
  useRestoreFocus(area);
  return (
    <div ref={area} className="settled-alerts screen-only">
      {records.map((record) => (
        <SettledAlert key={record.id} record={record} onCorrect={onCorrect} />
      ))}
    </div>
  );
}

interface SettledAlertProps {
  readonly record: SettledRecord;
  readonly onCorrect: (record: RejectedRecord) => void;
}

function SettledAlert({ record, onCorrect }: SettledAlertProps) {
  const onDismiss = () => dismissAlert(record.id);
  const isAccepted = record.state === 'accepted';
  return (
    <div
      className="settled-alerts__alert container"
      role="alert"
      data-answer={isAccepted ? record.answer?.state : undefined}
    >
      <SlideIn from={{ y: -12 }}>
        <Notice kind={alertKind(record)} dismiss={{ label: labels.dismissNotice, onDismiss }}>
          <p className="settled-alert__text strong">{alertText(record)}</p>
          <div className="cluster loose">
            <p>{courseTitle(record)}</p>
            {isAccepted && record.reference !== null && (
              <p>
                {enrolment.sent.reference + labels.colon}
                <strong className="reference">{record.reference}</strong>
              </p>
            )}
            {isAccepted ? (
              <Link className="target strong" to={paths.receipt(record.id)} onClick={onDismiss}>
                {record.answer ? replies.show : outbox.alert.receipt}
              </Link>
            ) : (
              isOffered(record.formOf) && (
                <Button variant="secondary" onClick={() => onCorrect(record)}>
                  {outbox.alert.correct}
                </Button>
              )
            )}
          </div>
        </Notice>
      </SlideIn>
    </div>
  );
}

/** Short, because alerts must not take up much space. 'Your requests' has the message. */
function alertText(record: SettledRecord): string {
  if (announcesReply(record)) return wordsForState(record.answer.state).title;
  return record.state === 'accepted' ? alerts.submitted : alerts.submissionFailed(record.status);
}

function alertKind(record: SettledRecord): 'success' | 'info' | 'error' {
  if (record.state === 'rejected') return 'error';
  return record.answer && lookOf(record.answer.state) === 'plain' ? 'info' : 'success';
}
