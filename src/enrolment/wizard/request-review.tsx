import { useFormContext } from 'react-hook-form';
import { enrolment } from '../../content/enrolment';
import { BreakableAddress } from '../../ui/breakable-address';
import { Button, TextButton } from '../../ui/button';
import { StatePicture } from '../../ui/state-picture';
import { type EnrolmentForm, fieldText, stepFields, tellingFields } from '../core/form';
import { personalSchema } from '../core/form-schema';
import './request-review.css';
import type { Step } from './wizard-state';

const parts = [
  { step: 0, fields: new Set<string>(stepFields.personal) },
  { step: 1, fields: new Set<string>(stepFields.course) },
] as const;

interface RequestReviewProps {
  /** Whether the request in the form was sent, and no answer came. */
  readonly unanswered: boolean;
  readonly onChoose: (step: Step) => void;
}

/** What was filled in so far, for a visitor who came to 'Confirmation' without sending. */
export function RequestReview({ unanswered, onChoose }: RequestReviewProps) {
  const form = useFormContext<EnrolmentForm>().getValues();
  const { review } = enrolment;
  const stepToComplete: Step = personalSchema.safeParse(form).success ? 1 : 0;
  return (
    <div className="request-review">
      <div className="confirmation-step">
        <StatePicture name={unanswered ? 'waiting' : 'ready'} />
        <div className="confirmation-step__words">
          <h3>{unanswered ? review.unansweredTitle : review.title}</h3>
          <p>{unanswered ? review.unanswered : review.text}</p>
        </div>
      </div>
      {parts.map(({ step, fields }) => (
        <div key={step} className="request-review__part">
          <div className="request-review__head">
            <h4>{enrolment.steps[step]}</h4>
            <TextButton
              className="request-review__edit"
              aria-label={review.editStep(enrolment.steps[step])}
              onClick={() => onChoose(step)}
            >
              {review.edit}
            </TextButton>
          </div>
          <dl className="request-review__list">
            {tellingFields(form)
              .filter((field) => fields.has(field))
              .map((field) => (
                <div key={field} className="request-review__entry">
                  <dt>{enrolment.fields[field].label}</dt>
                  <dd>
                    {fieldText(form, field) === '' ? (
                      <em>{review.empty}</em>
                    ) : (
                      <BreakableAddress text={fieldText(form, field)} />
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
      <p className="request-review__back">
        <Button onClick={() => onChoose(stepToComplete)}>
          {review.back(enrolment.steps[stepToComplete])}
        </Button>
      </p>
    </div>
  );
}
