import { enrolment } from '../../content/enrolment';
import { alerts } from '../../content/messages';
import type { FieldName } from '../core/form';
import { isWaiting, type OutboxRecord, type SettledRecord } from '../core/record';
import type { Contact, WizardState } from './wizard-state';

/** What is announced above the form until the visitor dismisses it. */
export type Alert =
  | { readonly kind: 'problems'; readonly text: string; readonly fields: readonly FieldName[] }
  | { readonly kind: 'unchecked'; readonly text: string }
  | { readonly kind: 'failure'; readonly text: string; readonly sequel: Sequel }
  | { readonly kind: 'success'; readonly text: string };

/** What of an alert is news: a projection that says the same again is none. */
export const newsOf = (alert: Alert | null): unknown =>
  alert && alert.kind !== 'problems' ? alert.text : alert;

/** What follows for a request that did not get through. */
export type Sequel =
  /** It is for the visitor to correct, and to send again. */
  | { readonly kind: 'none' }
  /** It goes again on the visitor's word. */
  | { readonly kind: 'held'; readonly id: string }
  /** It goes again by itself, at that time: milliseconds since 1970. */
  | { readonly kind: 'retrying'; readonly at: number }
  /** The device can't store it: it is on this page only. */
  | { readonly kind: 'unkept' };

interface Told {
  /** The record of the request that stands in the form, or went out of it. */
  readonly record: OutboxRecord | undefined;
  /** How it ended, where this page tells it. */
  readonly settled: SettledRecord | undefined;
  /** Whether the device stores the record. */
  readonly isStored: boolean;
}

/** The alert above the form (section 8), a projection of the wizard and of the request's record. */
export function alertOf(state: WizardState, { record, settled, isStored }: Told): Alert | null {
  const { phase, obstacle, inForm, isDismissed, isErased, isReopened } = state;
  if (obstacle?.kind === 'problems') return obstacle;
  if (obstacle) return { kind: 'unchecked', text: alerts.networkError };
  if (isErased) return { kind: 'success', text: enrolment.forgotten };
  if (phase.kind === 'out' && settled?.state === 'accepted')
    return { kind: 'success', text: alerts.submitted };
  if (!inForm || isDismissed || !record || record.state === 'accepted') return null;
  if (record.state === 'rejected') {
    const text = isReopened
      ? enrolment.unfinished.rejected(record.status)
      : alerts.submissionFailed(record.status);
    return { kind: 'failure', text, sequel: { kind: 'none' } };
  }
  const { lastFailure } = record;
  const text =
    lastFailure?.kind === 'status'
      ? alerts.submissionFailed(lastFailure.status)
      : isReopened && record.state === 'held'
        ? enrolment.unfinished.held
        : alerts.networkError;
  return { kind: 'failure', text, sequel: isStored ? sequelOf(record) : { kind: 'unkept' } };
}

function sequelOf(record: OutboxRecord): Sequel {
  if (record.state === 'held') return { kind: 'held', id: record.id };
  if (record.state === 'queued') return { kind: 'retrying', at: record.wait.to };
  return { kind: 'none' };
}

/** How the request stands, for the steps, the progress bar and 'Confirmation'. */
export type Submission =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  /** The outbox has it; its record tells how it stands. */
  | { readonly kind: 'handed-over'; readonly id: string; readonly contact: Contact }
  | {
      readonly kind: 'sent';
      readonly id: string;
      readonly contact: Contact;
      readonly reference: string | null;
    };

export function submissionOf({ phase }: WizardState, record: OutboxRecord | undefined): Submission {
  switch (phase.kind) {
    case 'editing':
    case 'confirming':
      return { kind: 'editing' };
    case 'submitting':
      return { kind: 'sending' };
    case 'out': {
      const { id, contact } = phase;
      return record?.state === 'accepted'
        ? { kind: 'sent', id, contact, reference: record.reference }
        : { kind: 'handed-over', id, contact };
    }
  }
}

/** Whether a request that was just submitted is out of the visitor's hands. */
export function isOut(record: OutboxRecord, isStored: boolean): boolean {
  if (record.state === 'accepted') return true;
  return isStored && isWaiting(record) && record.lastFailure?.kind !== 'status';
}
