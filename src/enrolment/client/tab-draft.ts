import { namePrefix } from '../../content/prefixes';
import type { CourseId } from '../../content/course-ids';
import type { Draft } from '../core/record';
import { storedSchemas } from '../core/record-schema';

/*
 * A draft that the device could not store, kept in the page and in the tab's session storage. It is
 * the last resort before the form is left or the page is reloaded.
 */

const storageKey = (courseId: CourseId): string => `${namePrefix}-draft-${courseId}`;

/** For this page, which may have no session storage. */
const kept = new Map<CourseId, Draft>();

/** Keeps a draft for the next page in this tab. Returns false if a reload would lose it. */
export function keepInTab(courseId: CourseId, draft: Draft): boolean {
  kept.set(courseId, draft);
  try {
    sessionStorage.setItem(storageKey(courseId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Returns the draft that the last page in this tab kept, if any, and forgets it. */
export function takeFromTab(courseId: CourseId): Draft | undefined {
  const inPage = kept.get(courseId);
  kept.delete(courseId);
  try {
    const text = sessionStorage.getItem(storageKey(courseId));
    sessionStorage.removeItem(storageKey(courseId));
    // Without a draft, the form's first load should not make the schemas.
    if (inPage || text === null) return inPage;
    return storedSchemas().draft.safeParse(JSON.parse(text)).data;
  } catch {
    return inPage;
  }
}

/** Forgets the drafts that this page has kept in memory. */
export const forgetInPage = (): void => kept.clear();
