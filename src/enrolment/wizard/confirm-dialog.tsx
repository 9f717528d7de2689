import { Fragment } from 'react';
import { fullTitles } from '#words/course-titles';
import { enrolment } from '#words/enrolment';
import { periodText } from '../../site/period-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { fullName } from '../core/form';
import { formatDateTime } from '../format-date-time';
import { CancelsWithdrawal } from './cancels-withdrawal';
import './confirmation.css';
import type { Predecessor, Phase, Prepared } from './wizard-state';

interface ConfirmDialogProps {
  readonly phase: Phase;
  readonly predecessor: Predecessor;
  /** @param replaces id of the request to replace, or null */
  readonly onAccept: (prepared: Prepared, replaces: string | null) => void;
  readonly onDecline: () => void;
}

/** Asks for confirmation before anything is sent. Escape declines (section 5). */
export function ConfirmDialog({ phase, predecessor, onAccept, onDecline }: ConfirmDialogProps) {
  const { confirm } = enrolment;
  const open = phase.kind === 'confirming';
  return (
    <Dialog open={open} onClose={onDecline} title={confirm.question} role="alertdialog">
      {open && (
        <>
          <div className="stack-3">
            <p>
              {requestParts(phase.prepared).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' '}
                  <span className="confirm-dialog__part">{part}</span>
                </Fragment>
              ))}
            </p>
            {predecessor.kind === 'ask' && (
              <p>{confirm.predecessor.question(fullName(predecessor.form))}</p>
            )}
            {predecessor.kind === 'correction' && (
              <>
                <p>{confirm.predecessor.correction}</p>
                <p className="dialog__detail reference">{predecessor.reference}</p>
                <CancelsWithdrawal id={predecessor.id} />
              </>
            )}
            {predecessor.kind === 'sent' && (
              <p>{confirm.predecessor.sent(formatDateTime(predecessor.at))}</p>
            )}
          </div>
          <div className="dialog__buttons cluster">
            {confirmationButtons(predecessor).map(({ label, replaces }, index) => (
              <Button
                key={label}
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => onAccept(phase.prepared, replaces)}
              >
                {label}
              </Button>
            ))}
            <Button variant="secondary" onClick={onDecline}>
              {confirm.decline}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function confirmationButtons(predecessor: Predecessor) {
  const { accept, predecessor: words } = enrolment.confirm;
  if (predecessor.kind === 'none') return [{ label: accept, replaces: null }];
  const { kind, id } = predecessor;
  if (kind === 'changed' || kind === 'correction') return [{ label: accept, replaces: id }];
  const both = { label: words.both, replaces: null };
  // The first button gets the focus, so it must not send an accepted request for a second time.
  return kind === 'ask'
    ? [both, { label: words.replace, replaces: id }]
    : [{ label: words.replaceSent, replaces: id }, both];
}

/** Formats a request as inline parts, so that no line starts with a dot or ends with a number. */
function requestParts({ request, course }: Prepared): string[] {
  const parts = [
    request.name,
    fullTitles[course.id],
    periodText(`${request.per}M`, course.id),
    ...(request.hours > 0 ? [enrolment.confirm.vipHours(request.hours)] : []),
  ];
  return parts.map(
    (part, index) =>
      part.replaceAll(/(?<=\d) /g, '\u00a0') + (index < parts.length - 1 ? '\u00a0·' : ''),
  );
}
