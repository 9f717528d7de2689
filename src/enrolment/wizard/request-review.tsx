import { Fragment } from 'react';
import { useFormContext } from 'react-hook-form';
import { enrolment } from '../../content/enrolment';
import { Button } from '../../ui/button';
import { StatePicture } from '../../ui/state-picture';
import { type EnrolmentForm, personalSchema, stepFields } from '../form';
import { fieldText, tellingFields } from '../form-text';
import './request-review.css';
import type { Step, WizardState } from './wizard-state';

const parts = [
  { step: 0, fields: new Set<string>(stepFields.personal) },
  { step: 1, fields: new Set<string>(stepFields.course) },
] as const;

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
            <button
              type="button"
              className="request-review__edit"
              aria-label={review.editStep(enrolment.steps[step])}
              onClick={() => onChoose(step)}
            >
              {review.edit}
            </button>
          </div>
          <dl className="request-review__list">
            {tellingFields(form)
              .filter((field) => fields.has(field))
              .map((field) => (
                <div key={field} className="request-review__entry">
                  <dt>{enrolment.fields[field].label}</dt>
                  <dd>{breakable(fieldText(form, field)) ?? <em>{review.empty}</em>}</dd>
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

/** An e-mail address breaks after its @, not in the middle of a word. */
function breakable(text: string) {
  if (text === '') return null;
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
