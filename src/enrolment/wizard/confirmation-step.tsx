import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { prescribedArabic } from '../../content/prescribed-arabic';
import { labels } from '#words/labels';
import { language } from '#words/language';
import { enrolment } from '#words/enrolment';
import { outbox } from '#words/outbox';
import { sevenDays } from '#words/seven-days';
import { paths } from '../../content/paths';
import { BreakableAddress } from '../../ui/breakable-address';
import { Button, ButtonLink, TextButton } from '../../ui/button';
import { Fact, Facts } from '../../ui/facts';
import { useRestoreFocus } from '../../ui/restore-focus';
import { SlideIn } from '../../ui/slide-in';
import { StatusIllustration } from '../../ui/status-illustration';
import { useShortLivedStorage } from '../../ui/use-short-lived-storage';
import { isSaved } from '../client/device-store';
import { type EnrolmentForm, type FieldName, relevantFields, stepFields } from '../core/form';
import { formSchemas } from '../core/form-schema';
import {
  type AcceptedRecord,
  isUnsettled,
  mayHaveArrived,
  type OutboxRecord,
} from '../core/record';
import { fieldText } from '../field-text';
import { bySyncSupport } from '../status/background-sync';
import { BlockedAdvice, looksBlocked } from '../status/blocked-advice';
import { NotifyMe } from '../status/notify-me';
import { useSendNow } from '../status/use-send-now';
import { NextSteps } from '../next-steps';
import { countryLabel } from './country-options';
import type { Step } from './wizard-state';
import './confirmation.css';

interface ConfirmationStepProps {
  readonly sending: boolean;
  /** True if the form has been submitted and not edited since. */
  readonly isSubmitted: boolean;
  /** Undefined if the form has changed since. */
  readonly record: OutboxRecord | undefined;
  readonly onChoose: (step: Step) => void;
  readonly onAnother: () => void;
}

/** The 'Confirmation' step. Visitors can open it at any time, so it shows the actual status. */
export function ConfirmationStep(props: ConfirmationStepProps) {
  const { isSubmitted, record } = props;
  const key = isSubmitted ? (record?.state === 'accepted' ? 'sent' : 'queued') : 'review';
  return (
    <SlideIn key={key} from={{ y: 12 }}>
      <ConfirmationPanel {...props} />
    </SlideIn>
  );
}

function ConfirmationPanel(props: ConfirmationStepProps) {
  const { sending, isSubmitted, record, onChoose, onAnother } = props;
  if (sending) {
    return (
      <div className="confirmation-step stack-4">
        <StatusIllustration name="sending" />
        <p>{enrolment.submitting}</p>
      </div>
    );
  }
  if (!isSubmitted) return <RequestReview record={record} onChoose={onChoose} />;
  return record?.state === 'accepted' ? (
    <SentConfirmation record={record} onAnother={onAnother} />
  ) : (
    <QueuedConfirmation record={record} onAnother={onAnother} />
  );
}

type Shown = Pick<ConfirmationStepProps, 'record' | 'onAnother'>;

function QueuedConfirmation({ record, onAnother }: Shown) {
  const { queued } = enrolment;
  const area = useRef<HTMLDivElement>(null);
  useRestoreFocus(area, '.enrolment-wizard__title');
  const waits = record?.state === 'queued' || record?.state === 'sending';
  const send = useSendNow(waits ? 1 : 0);
  const isShortLived = useShortLivedStorage();
  const isSending = record?.state === 'sending' || send.step === 'running';
  return (
    <div ref={area} className="stack-5">
      <div className="confirmation-step stack-4">
        <StatusIllustration name={isSending ? 'sending' : 'waiting'} />
        <div className="stack-3">
          <h3>{outbox.arrival[record && mayHaveArrived(record) ? 'unconfirmed' : 'unsent']}</h3>
          {looksBlocked(record) ? (
            <BlockedAdvice record={record} />
          ) : (
            <p>{bySyncSupport(queued.sent)}</p>
          )}
          {isShortLived && <p className="note">{sevenDays.waiting}</p>}
        </div>
      </div>
      <div className="cluster">
        <Button variant="secondary" aria-disabled={isSending} onClick={send.run}>
          {isSending ? queued.sending : queued.sendNow}
        </Button>
        <NotifyMe />
      </div>
      <p role="status">
        {send.step === 'still-waiting' && bySyncSupport(outbox.banner.stillWaiting)}
      </p>
      <AnotherPerson onBegin={onAnother} />
    </div>
  );
}

function SentConfirmation({ record, onAnother }: Shown & { record: AcceptedRecord }) {
  const { sent } = enrolment;
  const { id, reference } = record;
  return (
    <div className="sent-confirmation stack-4 start">
      <StatusIllustration name="sent" />
      {language !== 'ar' && (
        <p className="sent-confirmation__arabic strong" lang="ar" dir="rtl">
          {prescribedArabic.sent}
        </p>
      )}
      <p className="lead">{sent.text}</p>
      {reference && (
        <p className="sent-confirmation__receipt">
          {sent.reference}
          {labels.colon}
          <strong className="reference">{reference}</strong>
        </p>
      )}
      <div className="sent-confirmation__next stack-3">
        <h3>{sent.nextTitle}</h3>
        <NextSteps steps={sent.next} />
      </div>
      <NotifyMe />
      <p className="sent-confirmation__ways cluster screen-only">
        <ButtonLink to={paths.home}>{sent.home}</ButtonLink>
        {/* A device that could not store the request has no receipt. */}
        {isSaved() && (
          <Link className="target strong" to={paths.receipt(id)}>
            {sent.receipt}
          </Link>
        )}
      </p>
      <AnotherPerson onBegin={onAnother} />
    </div>
  );
}

function AnotherPerson({ onBegin }: { readonly onBegin: () => void }) {
  const { question, begin } = enrolment.another;
  return (
    <div className="another-person cluster screen-only">
      <p className="grow">{question}</p>
      <Button variant="secondary" onClick={onBegin}>
        {begin}
      </Button>
    </div>
  );
}

const parts = [
  { step: 0, fields: new Set<string>(stepFields.personal) },
  { step: 1, fields: new Set<string>(stepFields.course) },
] as const;

function reviewKind(record: OutboxRecord | undefined): 'unsent' | 'queued' | 'tried' {
  if (!record || !isUnsettled(record)) return 'unsent';
  return mayHaveArrived(record) ? 'tried' : 'queued';
}

function RequestReview({ record, onChoose }: Pick<ConfirmationStepProps, 'record' | 'onChoose'>) {
  const form = useFormContext<EnrolmentForm>().getValues();
  const { review } = enrolment;
  const kind = reviewKind(record);
  const stepToComplete: Step = formSchemas().personal.safeParse(form).success ? 1 : 0;
  return (
    <div className="stack-5">
      <div className="confirmation-step stack-4">
        <StatusIllustration name={kind === 'tried' ? 'waiting' : 'ready'} />
        <div className="stack-3">
          <h3>{review[kind].title}</h3>
          <p>{review[kind].text}</p>
        </div>
      </div>
      {parts.map(({ step, fields }) => (
        <div key={step}>
          <div className="request-review__head line row">
            <h4>{enrolment.steps[step]}</h4>
            <TextButton
              className="screen-only"
              aria-label={review.editStep(enrolment.steps[step])}
              onClick={() => onChoose(step)}
            >
              {review.edit}
            </TextButton>
          </div>
          <Facts ruled>
            {relevantFields(form)
              .filter((field) => fields.has(field))
              .map((field) => [field, shownText(form, field)] as const)
              .map(([field, text]) => (
                <Fact key={field} name={enrolment.fields[field].label}>
                  {text === '' ? (
                    <em className="soft">{review.empty}</em>
                  ) : (
                    <bdi>
                      <BreakableAddress text={text} />
                    </bdi>
                  )}
                </Fact>
              ))}
          </Facts>
        </div>
      ))}
      <p className="enrolment-wizard__buttons cluster">
        <Button onClick={() => onChoose(stepToComplete)}>
          {review.back(enrolment.steps[stepToComplete])}
        </Button>
      </p>
    </div>
  );
}

const shownText = (form: EnrolmentForm, field: FieldName): string =>
  field === 'country' ? countryLabel(form.country) : fieldText(form, field);
