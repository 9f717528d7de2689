import type { CourseId } from '../../content/course-ids';
import { keepsAnything } from '../kept-here';
import type { StoredForm } from './stored-form';
import { wizardLater } from './wizard-later';

/**
 * What the device kept of a course's form. What reads it is fetched only where there is anything.
 * Never rejects: where that does not arrive, it is as if the device refused, and a draft that turns
 * out to be there is offered before it is replaced.
 *
 * @param request the id of the request that the visitor came to mend, if any
 */
export async function keptForm(
  courseId: CourseId,
  request: string | undefined,
): Promise<StoredForm> {
  try {
    if (!(await keepsAnything())) return { kind: 'read', draft: undefined, unfinished: undefined };
    const { readStoredForm } = await wizardLater.load();
    return await readStoredForm(courseId, request);
  } catch {
    return { kind: 'unavailable' };
  }
}
