import { useFormContext } from 'react-hook-form';
import { enrolment } from '../../content/enrolment';
import { Button } from '../../ui/button';
import { type EnrolmentForm, personalSchema } from '../form';
import { fieldText, tellingFields } from '../form-text';
import './request-review.css';
import type { Step, WizardState } from './wizard-state';

interface RequestReviewProps extends Pick<WizardState, 'unanswered'> {
  readonly onChoose: (step: Step) => void;
}

/** What was filled in so far, for a visitor who came to 'Confirmation' without sending. */
export function RequestReview({ unanswered, onChoose }: RequestReviewProps) {
  const form = useFormContext<EnrolmentForm>().getValues();
  const { review } = enrolment;
  const stepToComplete: Step = personalSchema.safeParse(form).success ? 1 : 0;
  return (
    <div className="request-review">
      <h3>{unanswered ? review.unansweredTitle : review.title}</h3>
      <p>{unanswered ? review.unanswered : review.text}</p>
      <dl className="request-review__list">
        {tellingFields(form).map((field) => (
          <div key={field} className="request-review__entry">
            <dt>{enrolment.fields[field].label}</dt>
            <dd>{fieldText(form, field) || <em>{review.empty}</em>}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Button onClick={() => onChoose(stepToComplete)}>
          {review.back(enrolment.steps[stepToComplete])}
        </Button>
      </p>
    </div>
  );
}
