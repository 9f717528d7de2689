import { titleWithLanguage } from '../../content/course';
import { enrolment } from '../../content/enrolment';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
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
          <p>{summaryOf(submission)}</p>
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

/** One line in which neither a dot begins a row nor a number ends one. */
function summaryOf({ request, course }: Prepared): string {
  return [
    request.name,
    titleWithLanguage(course),
    enrolment.periods[`${request.per}M`],
    ...(request.hours > 0 ? [enrolment.confirm.vipHours(request.hours)] : []),
  ]
    .join('\u00a0· ')
    .replaceAll(/(?<=\d) /g, '\u00a0');
}
