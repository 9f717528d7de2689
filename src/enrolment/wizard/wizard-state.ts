import type { UseFormReturn } from 'react-hook-form';
import type { Course } from '../../content/course';
import { enrolment } from '#words/enrolment';
import { alerts } from '#words/messages';
import {
  type EnrolmentForm,
  type FieldName,
  maximumFieldLength,
  maximumVipHours,
  stepFields,
} from '../core/form';
import type { CompleteForm } from '../core/form-schema';
import {
  findCorrected,
  findCurrentRecord,
  isUnsettled,
  isWaiting,
  type OutboxRecord,
  type SettledRecord,
  needsVisitor,
} from '../core/record';
import type { EnrolmentRequest } from '../core/request';
import { findDuplicate, type FormRequest, isSameEnrolment, type Opened } from './opened-form';

/** 0 is 'Personal Info', 1 is 'Course Info' and 2 is 'Confirmation' (section 4). */
export type Step = 0 | 1 | 2;

export interface Prepared {
  readonly request: EnrolmentRequest;
  readonly course: Course;
}

/** Contact details offered to the next person. Until used, they are kept only in memory. */
export type Contact = Pick<EnrolmentForm, 'country' | 'phone' | 'email'>;

export const pickContact = ({ country, phone, email }: EnrolmentForm): Contact => ({
  country,
  phone,
  email,
});

export type Predecessor =
  | { readonly kind: 'none' }
  /** This request is for the same person and course, so the new request replaces it. */
  | { readonly kind: 'changed'; readonly id: string }
  /** The unsettled request in the form is for another person or course, so ask the visitor. */
  | { readonly kind: 'ask'; readonly id: string; readonly form: EnrolmentForm }
  /** The visitor corrects this accepted request, so the new one replaces it. */
  | { readonly kind: 'correction'; readonly id: string; readonly reference: string | null }
  /** The academy has accepted an earlier version, confirmed at `at`, so ask the visitor. */
  | { readonly kind: 'sent'; readonly id: string; readonly at: number };

export type Phase =
  | { readonly kind: 'editing' }
  | { readonly kind: 'confirming'; readonly prepared: Prepared }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'submitted'; readonly id: string; readonly contact: Contact };

export interface Alert {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly advice?: string;
  readonly fields?: readonly FieldName[];
  readonly delivery?: DeliveryStatus;
}

export const notChecked: Alert = { kind: 'error', text: alerts.networkError };

type DeliveryStatus =
  | { readonly kind: 'held'; readonly id: string }
  /** The request will be sent again automatically at `at`, in milliseconds since 1970. */
  | { readonly kind: 'retrying'; readonly at: number }
  | { readonly kind: 'not-stored' };

export interface WizardState {
  readonly step: Step;
  /** Direction of the slide: 1 after going forward, -1 after going back, 0 initially. */
  readonly direction: -1 | 0 | 1;
  readonly phase: Phase;
  /** A message from the form itself. Messages about its request derive from the record. */
  readonly notice: Alert | null;
  readonly about: FormRequest | null;
  /** True if the form opened with a stored draft or request, or has loaded another tab's draft. */
  readonly isReopened: boolean;
  /** True if the visitor has dismissed the alert about the form's request, or pressed 'Submit'. */
  readonly isDismissed: boolean;
  readonly contactPrefilled: boolean;
}

export const initialState: WizardState = {
  step: 0,
  direction: 0,
  phase: { kind: 'editing' },
  notice: null,
  about: null,
  isReopened: false,
  isDismissed: false,
  contactPrefilled: false,
};

export const atStep = (state: WizardState, step: Step): WizardState => ({
  ...state,
  step,
  direction: step < state.step ? -1 : 1,
  notice: null,
});

/** If the visitor has chosen a step in the meantime, that step stays open. */
export const reopenedAt = (
  { step, about }: Opened,
  { direction, step: present }: WizardState,
): WizardState => ({
  ...initialState,
  step: direction === 0 ? step : present,
  about,
  isReopened: true,
});

/** Returns what the form does after its request changed on the device, perhaps in another tab. */
export function formActionFor(
  { phase, about }: WizardState,
  record: OutboxRecord | undefined,
  isUntouched: boolean,
): 'show-sent' | 'bring-back' | 'clear' | 'leave' | null {
  if (phase.kind === 'submitted') {
    if (!record) return 'clear';
    return needsVisitor(record) ? (isUntouched ? 'bring-back' : 'leave') : null;
  }
  if (phase.kind !== 'editing' || about?.kind !== 'open') return null;
  if (!record) return isUntouched ? 'clear' : 'leave';
  // Keep edited input, because submitting it can still change the request.
  return record.state === 'accepted' && isUntouched ? 'show-sent' : null;
}

/** The request was accepted, or waits on the device without an error from the server. */
export function hasLeftForm(record: OutboxRecord, isStored: boolean): boolean {
  if (record.state === 'accepted') return true;
  return isStored && isWaiting(record) && record.lastFailure?.kind !== 'status';
}

interface AlertSource {
  readonly record: OutboxRecord | undefined;
  readonly settled: SettledRecord | undefined;
  readonly isStored: boolean;
  /** True if the form still has the values with which the request was confirmed. */
  readonly isUntouched: boolean;
}

/** Returns the alert above the form (section 8), derived from the wizard's state and the record. */
export function deriveAlert(
  state: WizardState,
  { record, settled, isStored, isUntouched }: AlertSource,
): Alert | null {
  const { phase, notice, about, isDismissed, isReopened } = state;
  if (notice) return notice;
  if (phase.kind === 'submitted' && settled?.state === 'accepted')
    return { kind: 'success', text: alerts.submitted };
  if (about?.kind !== 'open' || !record || record.state === 'accepted') return null;
  // An outcome that arrives after the visitor has dismissed an earlier alert is shown.
  if (isDismissed && !settled) return null;
  if (record.state === 'rejected') {
    const text = alerts.submissionFailed(record.status);
    const advice = isReopened && { advice: enrolment.unfinished.rejected };
    return { kind: 'error', text, ...advice };
  }
  const { lastFailure } = record;
  const text =
    lastFailure?.kind === 'status'
      ? alerts.submissionFailed(lastFailure.status)
      : isReopened && record.state === 'held'
        ? enrolment.unfinished.held
        : alerts.networkError;
  const alert = { kind: 'error', text } as const;
  if (!isStored) return { ...alert, delivery: { kind: 'not-stored' } };
  if (record.state === 'held') return { ...alert, delivery: { kind: 'held', id: record.id } };
  if (record.state === 'sending') return alert;
  // Don't announce the retry, because it won't include the changes.
  if (!isUntouched) return lastFailure && alert;
  return { ...alert, delivery: { kind: 'retrying', at: record.wait.to } };
}

/** Returns which stored request the one being confirmed would replace, or might duplicate. */
export function findPredecessor(
  records: readonly OutboxRecord[],
  { phase, about }: WizardState,
  form: EnrolmentForm,
): Predecessor {
  if (phase.kind !== 'confirming') return { kind: 'none' };
  const next = { courseId: phase.prepared.course.id, form };
  const record = about ? findCurrentRecord({ records }, about.id) : undefined;
  const accepted = record?.state === 'accepted' ? record : undefined;
  if (about?.kind === 'correction') {
    return { kind: 'correction', id: about.id, reference: accepted?.reference ?? null };
  }
  // The visitor edits a correction that was rejected or has not been sent.
  const corrected = about?.kind === 'open' && record && findCorrected({ records }, record);
  if (corrected) return { kind: 'correction', id: record.id, reference: corrected.reference };
  if (about && isSameEnrolment(about, next)) {
    if (about.kind === 'open') return { kind: 'changed', id: about.id };
    if (accepted) return { kind: 'sent', id: accepted.id, at: accepted.confirmedAt };
    if (record) return { kind: 'changed', id: record.id };
  } else if (about?.kind === 'open' && record && isUnsettled(record)) {
    return { kind: 'ask', id: record.id, form: about.form };
  }
  const duplicate = findDuplicate(records, next);
  return duplicate ? { kind: 'changed', id: duplicate.id } : { kind: 'none' };
}

/** Returns the key of an alert. An alert with the same key is not announced again. */
export const alertKey = (alert: Alert | null): unknown => alert?.fields ?? alert?.text;

type Problems = Partial<Record<FieldName, string>>;

/** Reads the form directly, because the last render's state may be older. */
export const findProblems = (form: UseFormReturn<EnrolmentForm, unknown, CompleteForm>): Problems =>
  Object.fromEntries(
    [...stepFields.personal, ...stepFields.course].map((field) => [
      field,
      form.getFieldState(field).error?.message,
    ]),
  );

/** Error summary of a step. If a required field is empty, section 8 prescribes the text. */
export interface ProblemSummary {
  readonly step: Step;
  readonly text: string;
  readonly fields: readonly FieldName[];
}

const courseChoices: readonly FieldName[] = ['language', 'courseType', 'period'];

export function personalSummary(problems: Problems): ProblemSummary | null {
  const fields = stepFields.personal.filter((field) => problems[field]);
  if (fields.length === 0) return null;
  const missing = fields.some((field) => problems[field] === 'required');
  return {
    step: 0,
    text: missing ? alerts.personalFieldsMissing : enrolment.correctFields,
    fields,
  };
}

export function submitSummary(problems: Problems): ProblemSummary | null {
  const fields = stepFields.course.filter((field) => problems[field]);
  if (fields.length === 0) return personalSummary(problems);
  const missing = courseChoices.some((field) => problems[field] === 'required');
  return {
    step: 1,
    text: missing
      ? alerts.courseFieldsMissing
      : problems.vipHours
        ? alerts.vipHoursMissing
        : enrolment.correctFields,
    fields,
  };
}

/** Returns a field's message for a code of the schema, such as 'too-long'. */
export function problemText(field: FieldName, problem: string): string {
  const texts: Readonly<Record<string, string | ((maximum: number) => string)>> = {
    ...enrolment.problems.any,
    ...enrolment.problems[field],
  };
  const text = texts[problem] ?? enrolment.correctFields;
  if (typeof text === 'string') return text;
  return text(problem === 'too-many-hours' ? maximumVipHours : (maximumFieldLength[field] ?? 0));
}
