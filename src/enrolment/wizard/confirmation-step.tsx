import { enrolment } from '../../content/enrolment';
import { StatePicture } from '../../ui/state-picture';
import type { OutboxRecord } from '../core/record';
import './confirmation-step.css';
import { QueuedConfirmation } from './queued-confirmation';
import { RequestReview } from './request-review';
import { SentConfirmation } from './sent-confirmation';
import { useIsAway } from './use-is-away';
import type { Contact, Step } from './wizard-state';
import type { Submission } from './wizard-views';

interface ConfirmationStepProps {
  readonly submission: Submission;
  /** The outbox's record of the request that was last made here. */
  readonly record: OutboxRecord | undefined;
  readonly onChoose: (step: Step) => void;
  readonly onAnother: (contact: Contact) => void;
}

/** Step 'Confirmation': it can be jumped to, so it tells what really happened. */
export function ConfirmationStep({
  submission,
  record,
  onChoose,
  onAnother,
}: ConfirmationStepProps) {
  const isAway = useIsAway(submission);
  if (submission.kind === 'sending') {
    return (
      <div className="confirmation-step">
        <StatePicture name="sending" />
        <p>{enrolment.submitting}</p>
      </div>
    );
  }
  if (isAway && submission.kind === 'sent') {
    const { id, reference, contact } = submission;
    return <SentConfirmation id={id} reference={reference} onAnother={() => onAnother(contact)} />;
  }
  if (isAway && submission.kind === 'handed-over') {
    return <QueuedConfirmation record={record} onAnother={() => onAnother(submission.contact)} />;
  }
  return <RequestReview unanswered={record?.state === 'held'} onChoose={onChoose} />;
}
