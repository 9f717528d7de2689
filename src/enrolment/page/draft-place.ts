import type { CourseId } from '../../content/course-ids';
import type { Draft } from '../draft/draft';
import { removeDraft, writeDraft } from '../draft/draft-writes';
import type { NotedForm } from '../draft/noted-drafts';
import { dropAnyNote, dropNote, noteForm } from './draft-notes';
import { loadReaders } from './readers';

/** Where the draft of one course lies. What takes time rejects if the device can't store. */
export interface DraftPlace {
  readonly read: () => Promise<Draft | undefined>;
  /** Resolves once it is committed. */
  readonly write: (draft: Draft) => Promise<void>;
  readonly remove: () => Promise<void>;
  /**
   * Notes at once what is being written or removed, should the page end before it is committed. Gives
   * whether the device took it.
   */
  readonly note: (noted: NotedForm) => boolean;
}

/** The place of a course's draft on this device. */
export const placeOf = (courseId: CourseId): DraftPlace => ({
  read: async () => {
    const { readDraft } = await loadReaders();
    return readDraft(courseId, Date.now());
  },
  write: async (draft) => {
    try {
      await writeDraft(courseId, draft);
    } catch (error) {
      // A page in view has what was typed, and says that it can't be saved. One that is not may end.
      if (document.visibilityState === 'visible') dropNote(courseId, draft);
      throw error;
    }
    dropNote(courseId, draft);
  },
  remove: () => {
    // A full device can remove what it holds, but could not take up what is noted.
    dropAnyNote(courseId);
    return removeDraft(courseId);
  },
  note: (noted) => noteForm(courseId, noted),
});
