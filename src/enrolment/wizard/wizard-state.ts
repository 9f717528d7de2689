import type { Course } from '../../content/course';
import type { CourseId } from '../../content/course-ids';
import { isSameEnrolment, findCurrentRecord, findDuplicate } from '../core/changes';
import { enrolment } from '../../content/enrolment';
import { alerts } from '../../content/messages';
import type { EnrolmentForm, FieldName } from '../core/form';
import {
  isEditable,
  isUnsettled,
  isWaiting,
  type OutboxRecord,
  type SettledRecord,
  waitsForVisitor,
} from '../core/record';
import type { EnrolmentRequest } from '../core/request';

/** 0 'Personal Info', 1 'Course Info', 2 'Confirmation' (section 4). */
export type Step = 0 | 1 | 2;

/** A request that is complete, and the course that it is for. */
export interface Prepared {
  readonly request: EnrolmentRequest;
  readonly course: Course;
}

/** What the next person's form begins with. It is on this page alone, until it is asked for. */
export type Contact = Pick<EnrolmentForm, 'country' | 'phone' | 'email'>;

export const contactOf = ({ country, phone, email }: EnrolmentForm): Contact => ({
  country,
  phone,
  email,
});

/** A request on this device whose content stands in the form, as it was confirmed. */
export interface RequestInForm {
  readonly id: string;
  readonly courseId: CourseId;
  readonly form: EnrolmentForm;
}

/** The request of this form that waits for the visitor: the one asked for, else the last. */
export function findUnfinished(
  records: readonly OutboxRecord[],
  courseId: CourseId,
  request: string | undefined,
): (RequestInForm & OutboxRecord) | undefined {
  const ofThisForm = records.filter((record) => record.formOf === courseId).filter(isEditable);
  return ofThisForm.find(({ id }) => id === request) ?? ofThisForm.findLast(waitsForVisitor);
}

/** Which request on this device a confirmed one replaces. */
export type Predecessor =
  | { readonly kind: 'none' }
  /** It is the changed form of this one, and replaces it. */
  | { readonly kind: 'changed'; readonly id: string }
  /** The one in the form still waits, and is for somebody else or another course: ask. */
  | { readonly kind: 'ask'; readonly id: string; readonly form: EnrolmentForm }
  /** Another tab sent this form, and the academy has it: ask. `at`: milliseconds since 1970. */
  | { readonly kind: 'sent'; readonly id: string; readonly at: number };

/** Where the wizard is with a request. */
export type Phase =
  | { readonly kind: 'editing' }
  | { readonly kind: 'confirming'; readonly prepared: Prepared }
  | { readonly kind: 'submitting' }
  /** It is out of the visitor's hands: its record says how it stands. */
  | { readonly kind: 'submitted'; readonly id: string; readonly contact: Contact };

/** The alert above the form, until the visitor dismisses it. */
export interface Alert {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** How to go on, where the text does not say it all. */
  readonly advice?: string;
  /** What is to be corrected, in the order of the page. */
  readonly fields?: readonly FieldName[];
  /** The request of which it tells how it ended, until the visitor has seen that. */
  readonly tells?: string;
  /** How the delivery of a request that did not get through goes on. */
  readonly delivery?: DeliveryStatus;
}

/** The code that checks the form, or sends it, has not arrived. */
export const notChecked: Alert = { kind: 'error', text: alerts.networkError };

type DeliveryStatus =
  /** It is sent again when the visitor asks for it. */
  | { readonly kind: 'held'; readonly id: string }
  /** It is retried automatically, at that time: milliseconds since 1970. */
  | { readonly kind: 'retrying'; readonly at: number }
  /** The device can't store it: it is on this page only. */
  | { readonly kind: 'not-stored' };

export interface WizardState {
  readonly step: Step;
  /** The way the steps slide: 1 when the wizard last went on, -1 when it went back, 0 at first. */
  readonly direction: -1 | 0 | 1;
  readonly phase: Phase;
  /** What the form itself has to say; how its request stands follows from the record. */
  readonly notice: Alert | null;
  readonly inForm: RequestInForm | null;
  /** Whether the form opened with the request in it, which was sent at an earlier visit. */
  readonly isReopened: boolean;
  /** Whether the visitor has dismissed what the alert said of the request in the form. */
  readonly isDismissed: boolean;
  /** Whether the form began with the contact of the person before. */
  readonly contactPrefilled: boolean;
}

export const initialState: WizardState = {
  step: 0,
  direction: 0,
  phase: { kind: 'editing' },
  notice: null,
  inForm: null,
  isReopened: false,
  isDismissed: false,
  contactPrefilled: false,
};

/** The state at a step that the visitor goes to, or is led to. */
export const atStep = (state: WizardState, step: Step): WizardState => ({
  ...state,
  step,
  direction: step < state.step ? -1 : 1,
  notice: null,
});

/** The state in which a form opens that was begun before. Who went to another step meanwhile stays there. */
export const reopenedAt = (
  step: Step,
  { direction, step: present }: WizardState,
  inForm: RequestInForm | null,
): WizardState => ({
  ...initialState,
  step: direction === 0 ? step : present,
  inForm,
  isReopened: true,
});

/** What the page has to do with the form, now that the record of its request has changed. */
export function followUp(
  { phase, inForm }: WizardState,
  record: OutboxRecord | undefined,
  isUntouched: boolean,
): 'show-sent' | 'bring-back' | 'clear' | 'leave' | null {
  if (phase.kind === 'submitted') {
    if (!record) return 'clear';
    return waitsForVisitor(record) ? (isUntouched ? 'bring-back' : 'leave') : null;
  }
  if (phase.kind !== 'editing' || !inForm) return null;
  if (!record) return isUntouched ? 'clear' : 'leave';
  // What was typed since is the visitor's, and may still change the request.
  return record.state === 'accepted' && isUntouched ? 'show-sent' : null;
}

/** Whether a request that was just submitted is out of the visitor's hands. */
export function isHandedOver(record: OutboxRecord, isStored: boolean): boolean {
  if (record.state === 'accepted') return true;
  return isStored && isWaiting(record) && record.lastFailure?.kind !== 'status';
}

interface AlertSource {
  /** The record of the request that stands in the form, or went out of it. */
  readonly record: OutboxRecord | undefined;
  /** How it ended, where this page shows it. */
  readonly settled: SettledRecord | undefined;
  /** Whether the device stores the record. */
  readonly isStored: boolean;
}

/** The alert above the form (section 8), a projection of the wizard and of the request's record. */
export function alertOf(
  state: WizardState,
  { record, settled, isStored }: AlertSource,
): Alert | null {
  const { phase, notice, inForm, isDismissed, isReopened } = state;
  if (notice) return notice;
  const tells = settled && !settled.announced && { tells: settled.id };
  if (phase.kind === 'submitted' && settled?.state === 'accepted')
    return { kind: 'success', text: alerts.submitted, ...tells };
  if (!inForm || isDismissed || !record || record.state === 'accepted') return null;
  if (record.state === 'rejected') {
    const text = alerts.submissionFailed(record.status);
    const advice = isReopened && { advice: enrolment.unfinished.rejected };
    return { kind: 'error', text, ...advice, ...tells };
  }
  const { lastFailure } = record;
  const text =
    lastFailure?.kind === 'status'
      ? alerts.submissionFailed(lastFailure.status)
      : isReopened && record.state === 'held'
        ? enrolment.unfinished.held
        : alerts.networkError;
  if (!isStored) return { kind: 'error', text, delivery: { kind: 'not-stored' } };
  switch (record.state) {
    case 'held':
      return { kind: 'error', text, delivery: { kind: 'held', id: record.id } };
    case 'queued':
      return { kind: 'error', text, delivery: { kind: 'retrying', at: record.wait.to } };
    case 'sending':
      return { kind: 'error', text };
  }
}

/**
 * Finds the request on this device that the one about to be confirmed may replace.
 *
 * @param sentElsewhere the request by which another tab has sent what the form held
 */
export function predecessorOf(
  records: readonly OutboxRecord[],
  { phase, inForm }: WizardState,
  sentElsewhere: RequestInForm | null,
  form: EnrolmentForm,
): Predecessor {
  if (phase.kind !== 'confirming') return { kind: 'none' };
  const next = { courseId: phase.prepared.course.id, form };
  if (inForm) {
    if (isSameEnrolment(inForm, next)) return { kind: 'changed', id: inForm.id };
    const record = findCurrentRecord({ records }, inForm.id);
    if (record && isUnsettled(record)) return { kind: 'ask', id: record.id, form: inForm.form };
  }
  if (sentElsewhere && isSameEnrolment(sentElsewhere, next)) {
    const record = findCurrentRecord({ records }, sentElsewhere.id);
    if (record?.state === 'accepted')
      return { kind: 'sent', id: record.id, at: record.confirmedAt };
    if (record) return { kind: 'changed', id: record.id };
  }
  const duplicate = findDuplicate(records, next);
  return duplicate ? { kind: 'changed', id: duplicate.id } : { kind: 'none' };
}

/** What identifies an alert: one that says the same again, as each rendering may, is no news. */
export const alertKey = (alert: Alert | null): unknown => alert?.fields ?? alert?.text;
