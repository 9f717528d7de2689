import { type FormEvent, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Course } from '../../content/course';
import { enrolment } from '#words/enrolment';
import { lineDirection } from '../../ui/browser';
import { SlideIn } from '../../ui/slide-in';
import { ConfirmDialog } from './confirm-dialog';
import { ConfirmationStep } from './confirmation-step';
import { CourseStep, PersonalStep, StepNavigation } from './steps';
import { DraftStatus } from './draft-status';
import { EnrolmentAside } from './enrolment-aside';
import { EnrolmentHead } from './enrolment-head';
import './wizard.css';
import { NoScriptNotice, PrivacyNotice } from './notices';
import { ProgressBar } from './progress-bar';
import { useEnrolment } from './use-enrolment';
import { WizardAlert } from './wizard-alert';
import { type Alert, alertKey, type WizardState } from './wizard-state';

interface EnrolmentWizardProps {
  readonly course: Course;
  /** The id of the request that the visitor wants to edit. */
  readonly request?: string | undefined;
}

/** The three-step enrolment form of a course (sections 2, 4 and 5). */
export function EnrolmentWizard({ course, request }: EnrolmentWizardProps) {
  const enrolmentForm = useEnrolment(course, request);
  const { form, formElement, state, alert, draft, record, isReady, isUntouched } = enrolmentForm;
  const { chooseStep, submitStep, submit, decline } = enrolmentForm;
  const { step, direction, phase } = state;
  const heading = useStepFocus(state, alert);
  const sending = phase.kind === 'submitting';
  const isSubmitted = phase.kind === 'submitted' && isUntouched;
  // Before hydration, and until stored data has been read, input would be lost.
  const locked = !isReady || sending;

  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    void submitStep();
  };

  return (
    <FormProvider {...form}>
      <EnrolmentHead opened={course}>
        <ProgressBar
          step={step}
          isSubmitted={isSubmitted}
          isReceived={isSubmitted && record?.state === 'accepted'}
          onChoose={chooseStep}
        />
      </EnrolmentHead>
      <section
        className="enrolment-wizard container wide-columns stack-7"
        aria-label={enrolment.formLabel}
      >
        <div className="stack-6">
          <WizardAlert
            alert={alert}
            record={enrolmentForm.record}
            isOpening={isOpening(state)}
            isSending={sending}
            onSendLater={enrolmentForm.sendLater}
            onDismiss={() => {
              enrolmentForm.closeAlert();
              heading.current?.focus();
            }}
          />
          <NoScriptNotice />
          <form
            ref={formElement}
            className={`enrolment-wizard__form card padded stack-6${isReady ? '' : ' enrolment-wizard__form--locked'}`}
            noValidate
            onSubmit={submitForm}
          >
            <SlideIn
              key={step}
              from={direction === 0 ? null : { x: 40 * direction * lineDirection() }}
            >
              <h2 ref={heading} tabIndex={-1} className="enrolment-wizard__title">
                {enrolment.steps[step]}
              </h2>
              <fieldset className="enrolment-wizard__fields stack-5" disabled={locked}>
                {step === 0 && <PersonalStep contactPrefilled={state.contactPrefilled} />}
                {step === 1 && <CourseStep />}
                {step === 2 && (
                  <ConfirmationStep
                    sending={sending}
                    isSubmitted={isSubmitted}
                    record={isUntouched ? record : undefined}
                    onChoose={chooseStep}
                    onAnother={enrolmentForm.enrolAnother}
                  />
                )}
              </fieldset>
            </SlideIn>
            {step !== 2 && (
              <StepNavigation
                step={step}
                locked={locked}
                sending={sending}
                onBack={() => chooseStep(0)}
              />
            )}
            {/* At the bottom of the card, so that its messages don't move the buttons. */}
            {step !== 2 && <DraftStatus draft={draft} record={enrolmentForm.changed} />}
          </form>
          {step !== 2 && <PrivacyNotice />}
        </div>
        <EnrolmentAside hasEnded={isSubmitted && step === 2} />
      </section>
      <ConfirmDialog
        phase={phase}
        predecessor={enrolmentForm.predecessor}
        onAccept={submit}
        onDecline={decline}
      />
    </FormProvider>
  );
}

/**
 * Returns true from when the form opens or loads a draft until it moves to a step or shows errors.
 * During that time, nothing may take the focus automatically.
 */
const isOpening = ({ direction }: WizardState): boolean => direction === 0;

/** Hook that focuses a step's heading when the step opens, unless an alert takes the focus. */
function useStepFocus(state: WizardState, alert: Alert | null) {
  const { step } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ step, alert });
  const opening = isOpening(state);
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, alert };
    const isNews = alertKey(alert) !== alertKey(before.alert);
    const isAlerted = isNews && alert?.kind === 'error';
    if (step !== before.step && !opening && !isAlerted) heading.current?.focus();
  }, [step, alert, opening]);
  return heading;
}
