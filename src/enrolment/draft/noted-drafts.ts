import type { CourseId } from '../../content/course-ids';
import { type Draft, draftKey } from './draft';

/** What a page notes of a form: its draft, or which one was emptied by hand, by its `changedAt`. */
export type NotedForm = Draft | { readonly emptied: number };

/**
 * What a page noted of a form while it ended, where that can be done at once: Safari undoes what was
 * not committed to the database by then.
 */
export interface DraftNote {
  readonly courseId: CourseId;
  /** As it was noted. Whoever reads a draft of the database checks it, as any. */
  readonly noted: unknown;
  /** Whether it is still there, or another tab has taken it up or forgotten it by now. */
  readonly isThere: () => boolean;
  /** Takes it away; a later note of the same course stays. */
  readonly remove: () => void;
}

let readNotes: () => readonly DraftNote[] = () => [];

/** To call where notes can be read, which a worker can't. */
export function setNoteReader(read: () => readonly DraftNote[]): void {
  readNotes = read;
}

/** What ended pages of this device have noted, and none has taken up yet. */
export const notedDrafts = (): readonly DraftNote[] => readNotes();

/**
 * Stores noted drafts that are newer than the stored ones, and removes the ones that were emptied.
 * The notes go once that is committed; if it is not, whoever asks the device next tries anew.
 *
 * @param store of a transaction for these alone, so that a failure stays its own
 */
export function takeUp(notes: readonly DraftNote[], store: IDBObjectStore): void {
  for (const { courseId, noted, isThere } of notes) {
    const key = draftKey(courseId);
    const stored: IDBRequest<unknown> = store.get(key);
    stored.addEventListener('success', () => {
      if (!isThere()) return;
      const changedAt = timeIn(stored.result, 'changedAt') ?? -Infinity;
      const notedAt = timeIn(noted, 'changedAt');
      if (notedAt === undefined) {
        // What another tab stored since was not emptied.
        if (timeIn(noted, 'emptied') === changedAt) store.delete(key);
      } else if (notedAt > changedAt) {
        store.put(noted, key);
      }
    });
  }
  store.transaction.addEventListener('complete', () => {
    for (const { remove } of notes) remove();
  });
}

/** By hand, and no more than the comparison takes: the schemas are fetched only for reading. */
function timeIn(noted: unknown, name: 'changedAt' | 'emptied'): number | undefined {
  const value =
    typeof noted === 'object' && noted !== null && (noted as Record<string, unknown>)[name];
  return typeof value === 'number' ? value : undefined;
}
