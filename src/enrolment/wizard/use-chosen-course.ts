import { useWatch } from 'react-hook-form';
import type { Course } from '../../content/course';
import { parseCourseId } from '../../content/course-ids';
import { courseById } from '../../content/courses';
import type { EnrolmentForm } from '../core/form';

/** The course that is chosen in the form, which may be another than it was opened for, or none. */
export function useChosenCourse(): Course | undefined {
  const id = parseCourseId(useWatch<EnrolmentForm, 'courseType'>({ name: 'courseType' }));
  return id && courseById(id);
}
