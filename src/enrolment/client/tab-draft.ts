import { namePrefix } from '../../content/prefixes';
import type { CourseId } from '../../content/course-ids';
import type { Draft } from '../core/record';
import { storedSchemas } from '../core/record-schema';

/*
 * A draft that the device could not store, kept in the tab's session storage. It is the last resort
 * before a reload.
 */

const storageKey = (courseId: CourseId): string => `${namePrefix}-draft-${courseId}`;

/** Keeps a draft for the next page in this tab. Returns false if session storage is blocked. */
export function keepInTab(courseId: CourseId, draft: Draft): boolean {
  try {
    sessionStorage.setItem(storageKey(courseId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Returns the draft that the last page in this tab kept, if any, and removes it from storage. */
export function takeFromTab(courseId: CourseId): Draft | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(courseId));
    sessionStorage.removeItem(storageKey(courseId));
    return storedSchemas().draft.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}
