import { type CourseId, courseIds } from '../../content/course-ids';
import { type DraftNote, type NotedForm, setNoteReader } from '../draft/noted-drafts';

/*
 * Notes of drafts in the local storage: it takes them before a page is gone, and outlives its tab.
 * A browser that refuses it has none, and nothing here throws.
 */

const keyOf = (courseId: CourseId) => `jambatan-draft-${courseId}`;

/** Lets whatever opens the device's database from now on take up first what was noted. */
export function offerDraftNotes(): void {
  setNoteReader(() => courseIds.flatMap((courseId) => noteOf(courseId) ?? []));
}

/**
 * Notes at once what is being written, for a page that ends before it is.
 *
 * @returns whether the device took it
 */
export function noteForm(courseId: CourseId, noted: NotedForm): boolean {
  try {
    localStorage.setItem(keyOf(courseId), JSON.stringify(noted));
    return true;
  } catch {
    return false;
  }
}

/** Takes away this note, if it is there. */
export const dropNote = (courseId: CourseId, noted: NotedForm): void =>
  remove(courseId, JSON.stringify(noted));

/** Takes away whatever is noted of a course's form. */
export function dropAnyNote(courseId: CourseId): void {
  noteOf(courseId)?.remove();
}

function noteOf(courseId: CourseId): DraftNote | undefined {
  const text = read(courseId);
  if (text === null) return undefined;
  return {
    courseId,
    noted: parse(text),
    isThere: () => read(courseId) === text,
    remove: () => remove(courseId, text),
  };
}

function read(courseId: CourseId): string | null {
  try {
    return localStorage.getItem(keyOf(courseId));
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function remove(courseId: CourseId, text: string): void {
  // Whoever noted something later still needs it.
  if (read(courseId) === text) localStorage.removeItem(keyOf(courseId));
}
