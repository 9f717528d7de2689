import { type FormEvent, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Course } from '../../content/course';
import { enrolment } from '#words/enrolment';
import { lineDirection } from '../../ui/browser';
import { Button } from '../../ui/button';
import { SlideIn } from '../../ui/slide-in';
import { ConfirmDialog } from './confirm-dialog';
import { ConfirmationStep } from './confirmation-step';
import { CourseStep, PersonalStep } from './steps';
import { DraftStatus } from './draft-status';
import { EnrolmentAside } from './enrolment-aside';
import { EnrolmentHead, ProgressBar } from './enrolment-head';
import './wizard.css';
import { useEnrolment } from './use-enrolment';
import { WizardAlert } from './wizard-alert';
import { type Alert, alertKey, type WizardState } from './wizard-state';
import { Link } from 'react-router-dom';
import { WaysToAsk } from '../status/ways-to-ask';
import { siteLanguages } from '../../content/languages';
import { paths } from '../../content/paths';
import { inLanguage } from '../../site/languages';
import { labels } from '#words/labels';
import { privacyNotices } from '#words/privacy-notice-versions';
import { StatusIllustration } from '../../ui/status-illustration';

/** The three-step enrolment form of a course (sections 2, 4 and 5). */
export function EnrolmentWizard(props: { course: Course; request?: string | undefined }) {
  const { course, request } = props;
  const enrolmentForm = useEnrolment(course, request);
  const { form, formElement, state, alert, draft, record, isReady, isUntouched } = enrolmentForm;
  const { chooseStep, submitStep, submit, decline } = enrolmentForm;
  const { step, direction, phase, about } = state;
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
            record={record}
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
                {step === 0 && (
                  <PersonalStep
                    contactPrefilled={state.contactPrefilled}
                    corrects={about?.kind === 'correction' ? about.id : undefined}
                  />
                )}
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
            {/* Without the keys, React would reuse a button that is being pressed for another one. */}
            {step !== 2 && (
              <div className="enrolment-wizard__buttons cluster row">
                {step === 1 && (
                  <Button
                    key="back"
                    variant="secondary"
                    disabled={locked}
                    onClick={() => chooseStep(0)}
                  >
                    {enrolment.back}
                  </Button>
                )}
                <Button key={step} type="submit" disabled={locked}>
                  {step === 0
                    ? enrolment.continue
                    : sending
                      ? enrolment.submitting
                      : enrolment.submit}
                </Button>
              </div>
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

/** Until the form moves to a step or shows errors, nothing may take the focus. */
const isOpening = ({ direction }: WizardState): boolean => direction === 0;

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

function NoScriptNotice() {
  return (
    <noscript>
      <div className="without-script card padded cluster">
        <StatusIllustration name="no-script" />
        <p className="breakable grow">
          {enrolment.needsScript + labels.space}
          <WaysToAsk />
          {labels.fullStop}
        </p>
      </div>
    </noscript>
  );
}

function PrivacyNotice() {
  return (
    <div className="points note grid stack-5">
      {privacyNotices.map(({ language, title, text, more, path }) => (
        <div
          key={language}
          lang={siteLanguages[language].lang}
          dir={siteLanguages[language].direction}
          className="privacy-notice__version stack-1 start"
        >
          <p>
            <strong>{title}</strong> {text}
          </p>
          {path ? (
            <Link className="target strong screen-only" to={path}>
              {more}
            </Link>
          ) : (
            <a
              className="target strong screen-only"
              href={inLanguage(language, paths.privacy)}
              hrefLang={siteLanguages[language].lang}
            >
              {more}
            </a>
          )}
        </div>
      ))}
    </div>
  );
}
