import type { EnrolmentForm } from '../core/form';
import {
  type Draft,
  findCurrentRecord,
  isUnsettled,
  needsVisitor,
  type OutboxRecord,
} from '../core/record';
import type { ConfirmedRequest } from '../core/outbox';

/* Decides which request a form opens with, changes or repeats. All functions are pure. */

/** A request on this device that the form may change. */
export interface RequestInForm {
  readonly id: string;
  readonly courseId: number;
  /** The form as the visitor confirmed it; for a request sent before, the form that changes it. */
  readonly form: EnrolmentForm;
}

interface FormContent {
  readonly chosen: string | undefined;
  readonly draft?: Pick<Draft, 'form' | 'request'> | undefined;
}

/**
 * Returns the request to edit in this form. In order of precedence, this is
 * 1. the unsettled request that the draft changes,
 * 2. the request that the visitor chose, even if it is being sent,
 * 3. the rejected request that the draft changes,
 * 4. the latest request that needs action from the visitor.
 *
 * Returns undefined if request 2, 3 or 4 is for a different person than the draft. That request
 * then stays in 'Your requests'.
 */
export function findUnfinished(
  records: readonly OutboxRecord[],
  courseId: number,
  { chosen, draft }: FormContent,
): (RequestInForm & OutboxRecord) | undefined {
  const ofThisForm = records
    .filter((record) => record.formOf === courseId)
    .filter((record) => record.state !== 'accepted');
  const changed = draft?.request
    ? findCurrentRecord({ records: ofThisForm }, draft.request)
    : undefined;
  // Without this, both the request and its corrected version could reach the academy.
  if (changed && isUnsettled(changed)) return changed;
  const rejected = changed?.state === 'rejected' ? changed : undefined;
  const unfinished =
    ofThisForm.find(({ id }) => id === chosen) ?? rejected ?? ofThisForm.findLast(needsVisitor);
  const isOfDraft = unfinished && (!draft || isSamePerson(draft.form, unfinished.form));
  return isOfDraft ? unfinished : undefined;
}

export interface Opened {
  readonly form: EnrolmentForm;
  readonly step: 0 | 1;
  readonly inForm: RequestInForm | null;
  /** The accepted request that the draft changes, with the draft's form: it has none itself. */
  readonly sentBefore: RequestInForm | null;
}

export function openedWith(
  records: readonly OutboxRecord[],
  courseId: number,
  content: { readonly chosen?: string | undefined; readonly draft: Draft | undefined },
): Opened | null {
  const { chosen, draft } = content;
  const inForm = findUnfinished(records, courseId, { chosen, draft }) ?? null;
  const found = draft ?? (inForm && { form: inForm.form, step: 1 as const });
  if (!found) return null;
  const changed = draft?.request && findCurrentRecord({ records }, draft.request);
  const isSent = changed && changed.state === 'accepted';
  return {
    form: found.form,
    step: found.step,
    inForm,
    sentBefore: isSent ? { id: changed.id, courseId: changed.courseId, form: found.form } : null,
  };
}

/**
 * Returns the id of the request that a draft with these values changes, if any. Values for another
 * person change only the request in the form, and only while that request is unsettled.
 *
 * @param sentBefore the request that contained the form's content or an earlier version of it
 */
export function changedRequest(
  records: readonly OutboxRecord[],
  values: EnrolmentForm,
  inForm: RequestInForm | null,
  sentBefore: RequestInForm | null = null,
): string | undefined {
  const record = inForm && findCurrentRecord({ records }, inForm.id);
  if (record && isUnsettled(record)) return inForm.id;
  return [inForm, sentBefore].find((each) => each && isSamePerson(values, each.form))?.id;
}

const nameIn = ({ firstName, lastName }: EnrolmentForm) =>
  `${firstName.trim()} ${lastName.trim()}`.toLowerCase();

/** Compares only names, because a parent may enrol several children with one email address. */
export const isSamePerson = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  nameIn(a) === nameIn(b);

type Described = Pick<ConfirmedRequest, 'courseId' | 'form'>;

export const isSameEnrolment = (a: Described, b: Described): boolean =>
  a.courseId === b.courseId && isSamePerson(a.form, b.form);

const isSameAddress = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  a.email.trim().toLowerCase() === b.email.trim().toLowerCase();

/** Finds an unaccepted request with the same name, email address and course. */
export const findDuplicate = (
  records: readonly OutboxRecord[],
  next: Described,
): OutboxRecord | undefined =>
  records.findLast(
    (record) =>
      'form' in record && isSameEnrolment(record, next) && isSameAddress(record.form, next.form),
  );
