import type { CourseId } from '../../content/course-ids';
import type { Draft } from '../draft/draft';
import { readDraft } from '../draft/draft-store';
import { deviceOutbox } from '../outbox/outbox-store';
import type { HeldRecord, OutboxRecord, RejectedRecord } from '../outbox/record';
import { isEditable, isHandedOut } from '../outbox/transitions';
import { isSamePerson } from './tried-request';

/** What the device kept of a course's form. */
export type StoredForm =
  | {
      readonly kind: 'read';
      readonly draft: Draft | undefined;
      /** The request typed in this form that waits for the visitor: the one asked for, else the last. */
      readonly unfinished: HeldRecord | RejectedRecord | undefined;
    }
  | { readonly kind: 'unavailable' };

/**
 * Reads what the device kept of a course's form. Never rejects.
 *
 * @param request the id of the request that the visitor came to mend, if any
 */
export async function readStoredForm(
  courseId: CourseId,
  request: string | undefined,
): Promise<StoredForm> {
  try {
    const [draft, records] = await Promise.all([
      readDraft(courseId, Date.now()),
      deviceOutbox.all(),
    ]);
    const ofThisForm = records.filter(isEditable).filter(({ formOf }) => formOf === courseId);
    const unfinished =
      ofThisForm.find(({ id }) => id === request) ??
      handedOutOf(draft, records, courseId) ??
      ofThisForm.at(-1);
    return { kind: 'read', draft, unfinished };
  } catch {
    return { kind: 'unavailable' };
  }
}

/**
 * The request without an answer that a draft is the changed form of, if the visitor has a copy of
 * it: unchanged it may go again under its key, and changed not at all.
 */
const handedOutOf = (
  draft: Draft | undefined,
  records: readonly OutboxRecord[],
  courseId: CourseId,
): HeldRecord | undefined =>
  records.findLast(
    (record): record is HeldRecord =>
      record.state === 'held' &&
      record.formOf === courseId &&
      isHandedOut(record) &&
      draft !== undefined &&
      isSamePerson(draft.form, record.form),
  );
