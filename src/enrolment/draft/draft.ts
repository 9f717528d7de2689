import type { CourseId } from '../../content/course-ids';
import type { EnrolmentForm } from '../form';

/** What was typed in a course's form and not confirmed yet. */
export interface Draft {
  readonly form: EnrolmentForm;
  /** The step that was open: 'Personal Info' or 'Course Info'. */
  readonly step: 0 | 1;
  /** When it last changed, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** Where a course's draft lies in the device's database. */
export const draftKey = (courseId: CourseId): IDBValidKey => ['draft', courseId];
