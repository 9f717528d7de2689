import type { CourseId } from '../../content/course-ids';
import type { Draft } from '../draft/draft';
import { readDraft } from '../draft/draft-store';
import { deviceOutbox } from '../outbox/outbox-store';
import type { HeldRecord, RejectedRecord } from '../outbox/record';
import { isEditable } from '../outbox/transitions';

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
    const unfinished = ofThisForm.find(({ id }) => id === request) ?? ofThisForm.at(-1);
    return { kind: 'read', draft, unfinished };
  } catch {
    return { kind: 'unavailable' };
  }
}
