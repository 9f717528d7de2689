import { useWatch } from 'react-hook-form';
import type { Course } from '../../content/course';
import { parseCourseId } from '../../content/course-ids';
import { courseById } from '../../content/courses';
import type { EnrolmentForm } from '../core/form';

/** Hook that returns the course chosen in the form, or undefined if none is chosen. */
export function useChosenCourse(): Course | undefined {
  const id = parseCourseId(useWatch<EnrolmentForm, 'courseType'>({ name: 'courseType' }));
  return id && courseById(id);
}
