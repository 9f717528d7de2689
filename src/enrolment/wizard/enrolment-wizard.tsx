import { type FormEvent, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Course } from '../../content/course';
import { enrolment } from '../../content/enrolment';
import { ConfirmDialog } from './confirm-dialog';
import { ConfirmationStep } from './confirmation-step';
import { CourseStep } from './course-step';
import { DraftStatus } from './draft-status';
import './enrolment-wizard.css';
import { PersonalStep } from './personal-step';
import { ProgressBar } from './progress-bar';
import { SlidingStep } from './sliding-step';
import { StepNavigation } from './step-navigation';
import { useEnrolment } from './use-enrolment';
import { WithoutScript } from './without-script';
import { WizardAlert } from './wizard-alert';

interface EnrolmentWizardProps {
  readonly course: Course;
  /** The id of the request that the visitor came to mend. */
  readonly request?: string | undefined;
}

/** The three-step enrolment form of a course (sections 2, 4 and 5). */
export function EnrolmentWizard({ course, request }: EnrolmentWizardProps) {
  const enrolmentForm = useEnrolment(course, request);
  const { form, state, draft, record, chooseStep, submitStep, confirm, decline } = enrolmentForm;
  const { step, direction, submission } = state;
  const heading = useStepFocus(step);
  const sending = submission.kind === 'sending' || enrolmentForm.underway;
  // Until the script took the form over and read what the device kept, nothing could be typed
  // that would not be lost.
  const locked = !enrolmentForm.ready || sending;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void submitStep();
  };

  return (
    <FormProvider {...form}>
      <div className="enrolment-wizard">
        <ProgressBar step={step} onChoose={chooseStep} />
        <WizardAlert
          alert={state.alert}
          record={record}
          onSendLater={enrolmentForm.sendLater}
          onDismiss={enrolmentForm.dismissAlert}
        />
        <WithoutScript />
        <form className="enrolment-wizard__form" noValidate onSubmit={submit}>
          <SlidingStep step={step} direction={direction}>
            <h2 ref={heading} tabIndex={-1} className="enrolment-wizard__title">
              {enrolment.steps[step]}
            </h2>
            <fieldset className="enrolment-wizard__fields" disabled={locked}>
              {step === 0 && <PersonalStep />}
              {step === 1 && <CourseStep />}
              {step === 2 && <ConfirmationStep {...state} record={record} onChoose={chooseStep} />}
            </fieldset>
          </SlidingStep>
          {step !== 2 && (
            <StepNavigation
              step={step}
              locked={locked}
              sending={sending}
              onBack={() => chooseStep(0)}
            />
          )}
          {/* Below the buttons: what it has to say must not move them. */}
          {step !== 2 && <DraftStatus keeper={draft} />}
        </form>
      </div>
      <ConfirmDialog submission={submission} onAccept={confirm} onDecline={decline} />
    </FormProvider>
  );
}

/** Gives the focus to a step's heading when the visitor gets there, not when the page opens. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
