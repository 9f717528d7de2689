import { Fragment } from 'react';
import { titleWithLanguage } from '../../content/course';
import { enrolment } from '../../content/enrolment';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import './confirm-dialog.css';
import type { Prepared, Submission } from './wizard-state';

interface ConfirmDialogProps {
  readonly submission: Submission;
  readonly onAccept: (prepared: Prepared) => void;
  readonly onDecline: () => void;
}

/** Asks before anything is sent; Escape declines (section 5). */
export function ConfirmDialog({ submission, onAccept, onDecline }: ConfirmDialogProps) {
  const { confirm } = enrolment;
  const open = submission.kind === 'confirming';
  return (
    <Dialog open={open} onClose={onDecline} title={confirm.question} role="alertdialog">
      {open && (
        <>
          <p>
            {partsOf(submission).map((part, index) => (
              <Fragment key={part}>
                {index > 0 && ' '}
                <span className="confirm-dialog__part">{part}</span>
              </Fragment>
            ))}
          </p>
          <div className="dialog__buttons">
            <Button onClick={() => onAccept(submission)}>{confirm.accept}</Button>
            <Button variant="secondary" onClick={onDecline}>
              {confirm.decline}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** In a row as long as there is room; no dot begins a line, and no number ends one. */
function partsOf({ request, course }: Prepared): string[] {
  const parts = [
    request.name,
    titleWithLanguage(course),
    enrolment.periods[`${request.per}M`],
    ...(request.hours > 0 ? [enrolment.confirm.vipHours(request.hours)] : []),
  ];
  return parts.map(
    (part, index) =>
      part.replaceAll(/(?<=\d) /g, '\u00a0') + (index < parts.length - 1 ? '\u00a0·' : ''),
  );
}
