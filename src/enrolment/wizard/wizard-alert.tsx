import { type MouseEvent, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { enrolment } from '#words/enrolment';
import { labels } from '#words/labels';
import { locale } from '../../site/page-language';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { SlideIn } from '../../ui/slide-in';
import { dismissAlert, formRequest, shownAlerts } from '../client/alerts';
import type { EnrolmentForm, FieldName } from '../core/form';
import { announcesReply, type OutboxRecord, type SettledRecord } from '../core/record';
import { bySyncSupport } from '../status/background-sync';
import { BlockedAdvice } from '../status/blocked-advice';
import { clock } from '../format-date-time';
import { type Alert, alertKey } from './wizard-state';
import './wizard.css';

interface WizardAlertProps {
  readonly alert: Alert | null;
  readonly record: OutboxRecord | undefined;
  /** Until the form moves or shows errors, an alert neither scrolls nor takes the focus. */
  readonly isOpening: boolean;
  readonly isSending: boolean;
  readonly onSendLater: (id: string) => void;
  readonly onDismiss: () => void;
}

/** Errors take the focus. A success scrolls into view only if the visitor has waited for it. */
export function WizardAlert(props: WizardAlertProps) {
  const { alert, record, isOpening, isSending, onSendLater, onDismiss } = props;
  const region = useRef<HTMLDivElement>(null);
  const vip = useWatch<EnrolmentForm, 'vip'>({ name: 'vip' });
  // The hours field is shown only while the switch is on.
  const isShown = (field: FieldName) => field !== 'vipHours' || vip;

  const isAwaited = useRef(false);
  useEffect(() => {
    if (isSending) isAwaited.current = true;
  }, [isSending]);
  const bringToView = useEffectEvent(() => {
    if (isOpening || !alert) return;
    if (alert.kind === 'error') region.current?.focus();
    else if (isAwaited.current) region.current?.scrollIntoView({ block: 'nearest' });
    isAwaited.current = false;
  });
  // If a retry fails in the same way, the alert is not announced again.
  const news = alertKey(alert);
  useEffect(() => bringToView(), [news]);

  return (
    <div ref={region} role="alert" tabIndex={-1} className="wizard-alert">
      {alert && (
        <SlideIn key={alert.text} from={{ y: -12 }}>
          <Notice kind={alert.kind} dismiss={{ label: labels.dismissNotice, onDismiss }}>
            <p className="strong">{alert.text}</p>
            {alert.advice && <p>{alert.advice}</p>}
            {alert.delivery && <BlockedAdvice record={record} />}
            {alert.delivery && <DeliveryInfo delivery={alert.delivery} onSendLater={onSendLater} />}
            {alert.fields && (
              <ul className="wizard-alert__list stack-1">
                {alert.fields.filter(isShown).map((field) => (
                  <li key={field}>
                    <a href={`#${field}`} onClick={focusInsteadOfJump}>
                      {enrolment.fields[field].label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        </SlideIn>
      )}
    </div>
  );
}

/** Adds no id to the address. Otherwise, a reload would scroll to the field. */
function focusInsteadOfJump(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

interface DeliveryInfoProps {
  readonly delivery: NonNullable<Alert['delivery']>;
  readonly onSendLater: (id: string) => void;
}

function DeliveryInfo({ delivery, onSendLater }: DeliveryInfoProps) {
  const texts = enrolment.delivery;
  switch (delivery.kind) {
    case 'held':
      return (
        <p>
          <Button variant="secondary" onClick={() => onSendLater(delivery.id)}>
            {texts.sendLater}
          </Button>
        </p>
      );
    case 'retrying':
      return <p>{bySyncSupport(texts.retrying)(clockTime(delivery.at))}</p>;
    case 'not-stored':
      return <p>{texts.notStored}</p>;
  }
}

/** Formats a time with seconds, because the first retries follow each other quickly. */
const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(locale, { ...clock, second: '2-digit' });

const findFormAlert = (id: string): SettledRecord | undefined =>
  shownAlerts.get().find((alert) => alert.id === id && !announcesReply(alert));

/** `SettledAlerts` omits this alert. `isDisplayed` is false while the form hides it. */
export function useFormAlert(id: string | null, isDisplayed: boolean): SettledRecord | undefined {
  useSyncExternalStore(shownAlerts.subscribe, shownAlerts.get, shownAlerts.get);
  const alert = id === null ? undefined : findFormAlert(id);
  const displayed = useRef<SettledRecord>(undefined);
  useEffect(() => {
    formRequest.set(id);
    return () => {
      formRequest.set(undefined);
      // Dismiss only an alert that the form has shown. `SettledAlerts` shows any other.
      if (displayed.current) dismissAlert(displayed.current.id);
    };
  }, [id]);
  useEffect(() => {
    displayed.current = isDisplayed ? alert : undefined;
  }, [alert, isDisplayed]);
  return alert;
}
