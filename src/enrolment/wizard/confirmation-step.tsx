import { useFormState } from 'react-hook-form';
import { enrolment } from '../../content/enrolment';
import type { EnrolmentForm } from '../form';
import type { OutboxRecord } from '../outbox/record';
import { QueuedConfirmation } from './queued-confirmation';
import { RequestReview } from './request-review';
import { SentConfirmation } from './sent-confirmation';
import type { Step, WizardState } from './wizard-state';

interface ConfirmationStepProps extends Pick<WizardState, 'submission' | 'unanswered'> {
  /** The outbox's record of the request that was last made here. */
  readonly record: OutboxRecord | undefined;
  readonly onChoose: (step: Step) => void;
}

/** Step 'Confirmation': it can be jumped to, so it tells what really happened. */
export function ConfirmationStep({
  submission,
  unanswered,
  record,
  onChoose,
}: ConfirmationStepProps) {
  const { isDirty } = useFormState<EnrolmentForm>();
  if (submission.kind === 'sending') return <p>{enrolment.submitting}</p>;
  // A request handed over leaves an untouched form; what is typed after it is not sent yet.
  if (!isDirty) {
    if (submission.kind === 'sent') return <SentConfirmation reference={submission.reference} />;
    if (submission.kind === 'handed-over') return <QueuedConfirmation record={record} />;
  }
  return <RequestReview unanswered={unanswered} onChoose={onChoose} />;
}
