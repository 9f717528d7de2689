import { get } from 'idb-keyval';
import { type CourseId, courseIds } from '../../content/course-ids';
import { deviceDatabase } from '../device-database';
import { type Draft, draftKey } from './draft';
import { draftSchema, isExpired } from './draft-schema';
import { removeDraft } from './draft-writes';

/**
 * The draft of a course's form, if one is stored. One that is too old is dropped.
 *
 * @param now milliseconds since 1970
 * @throws if the device can't store
 */
export async function readDraft(courseId: CourseId, now: number): Promise<Draft | undefined> {
  const draft = draftSchema.safeParse(await get(draftKey(courseId), deviceDatabase)).data;
  if (!draft || !isExpired(draft, now)) return draft;
  await removeDraft(courseId);
  return undefined;
}

/** A course's form in which something was typed that was not confirmed. */
export interface BegunForm {
  readonly courseId: CourseId;
  readonly draft: Draft;
}

/** The drafts of all forms; those that are too old are dropped. @throws if the device can't store */
export async function readDrafts(now: number): Promise<BegunForm[]> {
  const forms: BegunForm[] = [];
  for (const courseId of courseIds) {
    const draft = await readDraft(courseId, now);
    if (draft) forms.push({ courseId, draft });
  }
  return forms;
}
