import type { CourseId } from '../../content/course-ids';
import type { Draft } from '../draft/draft';
import { readDraft, removeDraft, writeDraft } from '../draft/draft-store';

/** Where the draft of one course lies. All of it rejects if the device can't store. */
export interface DraftPlace {
  readonly read: () => Promise<Draft | undefined>;
  /** Resolves once it is committed. */
  readonly write: (draft: Draft) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The place of a course's draft on this device. */
export const placeOf = (courseId: CourseId): DraftPlace => ({
  read: () => readDraft(courseId, Date.now()),
  write: (draft) => writeDraft(courseId, draft),
  remove: () => removeDraft(courseId),
});
