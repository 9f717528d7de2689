import type { CourseId } from '../../content/course-ids';
import { commit, deviceDatabase } from '../device-database';
import { type Draft, draftKey } from './draft';

/*
 * Apart from the reading, which takes the schemas: what is typed can be stored before they are here.
 */

/** Stores a draft; resolves once it is committed. @throws if the device can't store it */
export const writeDraft = (courseId: CourseId, draft: Draft): Promise<void> =>
  deviceDatabase('readwrite', (store) => {
    store.put(draft, draftKey(courseId));
    return commit(store);
  });

/** Forgets a draft; resolves once that is committed. @throws if the device can't */
export const removeDraft = (courseId: CourseId): Promise<void> =>
  deviceDatabase('readwrite', (store) => {
    store.delete(draftKey(courseId));
    return commit(store);
  });
