import { useFormState } from 'react-hook-form';
import type { EnrolmentForm } from '../form';
import { RequestReview } from './request-review';
import { SentConfirmation } from './sent-confirmation';
import type { Step, Submission } from './wizard-state';

interface ConfirmationStepProps {
  readonly submission: Submission;
  readonly onChoose: (step: Step) => void;
}

/** Step 'Confirmation': it can be jumped to, so it tells what really happened. */
export function ConfirmationStep({ submission, onChoose }: ConfirmationStepProps) {
  // An accepted request leaves an untouched form; what is typed after it is not sent yet.
  const { isDirty } = useFormState<EnrolmentForm>();
  return submission.kind === 'sent' && !isDirty ? (
    <SentConfirmation reference={submission.reference} />
  ) : (
    <RequestReview onChoose={onChoose} />
  );
}
