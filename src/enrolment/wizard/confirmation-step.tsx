import { useFormState } from 'react-hook-form';
import { enrolment } from '../../content/enrolment';
import type { EnrolmentForm } from '../form';
import { RequestReview } from './request-review';
import { SentConfirmation } from './sent-confirmation';
import type { Step, WizardState } from './wizard-state';

interface ConfirmationStepProps extends Pick<WizardState, 'submission' | 'unanswered'> {
  readonly onChoose: (step: Step) => void;
}

/** Step 'Confirmation': it can be jumped to, so it tells what really happened. */
export function ConfirmationStep({ submission, unanswered, onChoose }: ConfirmationStepProps) {
  const { isDirty } = useFormState<EnrolmentForm>();
  if (submission.kind === 'sending') return <p>{enrolment.submitting}</p>;
  // An accepted request leaves an untouched form; what is typed after it is not sent yet.
  if (submission.kind === 'sent' && !isDirty) {
    return <SentConfirmation reference={submission.reference} />;
  }
  return <RequestReview unanswered={unanswered} onChoose={onChoose} />;
}
