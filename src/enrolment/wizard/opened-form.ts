import { isOffered } from '../../content/course-ids';
import { courseDetails, type EnrolmentForm } from '../core/form';
import {
  type AcceptedRecord,
  type Draft,
  findCorrected,
  findCurrentRecord,
  isUnsettled,
  needsVisitor,
  type OutboxRecord,
} from '../core/record';

/* Decides which request a form opens with, changes or repeats. All functions are pure. */

/** The request on this device that a form is about. */
export interface FormRequest {
  /**
   * 'open' while the visitor edits the request; 'sent' if the form repeats a submitted one;
   * 'correction' if the visitor chose to correct an accepted one.
   */
  readonly kind: 'open' | 'sent' | 'correction';
  readonly id: string;
  readonly courseId: number;
  /** The form as the visitor confirmed it; if the request was sent, the form that changes it. */
  readonly form: EnrolmentForm;
}

type Described = Pick<FormRequest, 'courseId' | 'form'>;

export const requestInForm = (
  kind: FormRequest['kind'],
  { id, courseId }: Pick<OutboxRecord, 'id' | 'courseId'>,
  form: EnrolmentForm,
): FormRequest => ({ kind, id, courseId, form });

interface FormContent {
  readonly chosen?: string | undefined;
  readonly draft?: Pick<Draft, 'form' | 'request' | 'isCorrection'> | undefined;
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
): Exclude<OutboxRecord, AcceptedRecord> | undefined {
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
  const isOfDraft =
    unfinished &&
    (!draft ||
      isSamePerson(draft.form, unfinished.form) ||
      (unfinished === changed && findCorrected({ records }, unfinished)));
  return isOfDraft ? unfinished : undefined;
}

export interface Opened {
  readonly form: EnrolmentForm;
  readonly step: 0 | 1;
  readonly about: FormRequest | null;
}

/** Returns what the form opens with: an unfinished request, a draft, or null for an empty form. */
export function openedWith(
  records: readonly OutboxRecord[],
  courseId: number,
  { chosen, draft }: FormContent & { readonly draft: Draft | undefined },
): Opened | null {
  const correction = openedCorrection(records, courseId, { chosen, draft });
  if (correction) return { step: draft?.step ?? 0, ...correction };
  const unfinished = findUnfinished(records, courseId, { chosen, draft });
  if (unfinished) {
    const about = requestInForm('open', unfinished, unfinished.form);
    return { form: draft?.form ?? about.form, step: draft?.step ?? 1, about };
  }
  if (!draft) return null;
  const { form, step } = draft;
  const changed = draft.request && findCurrentRecord({ records }, draft.request);
  const isSent = changed && changed.state === 'accepted';
  return { form, step, about: isSent ? requestInForm('sent', changed, form) : null };
}

/**
 * Returns the form that corrects an accepted request: the draft of the correction or, if the visitor
 * has typed nothing yet, the course details as they were sent.
 */
function openedCorrection(
  records: readonly OutboxRecord[],
  courseId: number,
  { chosen, draft }: FormContent,
): Pick<Opened, 'form' | 'about'> | null {
  const id = draft ? draft.isCorrection && draft.request : chosen;
  if (!id) return null;
  const record = findCurrentRecord({ records }, id);
  if (draft) {
    // The request keeps its key even if the visitor has deleted its receipt.
    const isSettled = !record || record.state === 'accepted';
    const about = requestInForm('correction', record ?? { id, courseId }, draft.form);
    return isSettled ? { form: draft.form, about } : null;
  }
  if (record?.state !== 'accepted' || !isOffered(record.courseId)) return null;
  if (record.courseId !== courseId) return null;
  const form = courseDetails(record.courseId, record);
  return { form, about: requestInForm('correction', record, form) };
}

/** Another person's values change a request only while it is open and unsettled. */
export function changedRequest(
  records: readonly OutboxRecord[],
  values: EnrolmentForm,
  about: FormRequest | null,
): string | undefined {
  if (!about) return undefined;
  // The name was deleted from the device, so it can't be compared.
  if (about.kind === 'correction') return about.id;
  const record = findCurrentRecord({ records }, about.id);
  const isOpen = about.kind === 'open' && record && isUnsettled(record);
  const isCorrection = record && findCorrected({ records }, record);
  return isOpen || isCorrection || isSamePerson(values, about.form) ? about.id : undefined;
}

const nameIn = ({ firstName, lastName }: EnrolmentForm) =>
  `${firstName.trim()} ${lastName.trim()}`.toLowerCase();

/** Compares only names, because a parent may enrol several children with one email address. */
export const isSamePerson = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  nameIn(a) === nameIn(b);

/** Returns true for the same course and person. A changed address or phone number is ignored. */
export const isSameEnrolment = (a: Described, b: Described): boolean =>
  a.courseId === b.courseId && isSamePerson(a.form, b.form);

const isSameAddress = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  a.email.trim().toLowerCase() === b.email.trim().toLowerCase();

export const findDuplicate = (
  records: readonly OutboxRecord[],
  next: Described,
): OutboxRecord | undefined =>
  records.findLast(
    (record) =>
      'form' in record && isSameEnrolment(record, next) && isSameAddress(record.form, next.form),
  );
