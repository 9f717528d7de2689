import { useWatch } from 'react-hook-form';
import type { Course } from '../../content/course';
import { parseCourseId } from '../../site/addresses';
import { courseById } from '../../site/courses';
import type { EnrolmentForm } from '../core/form';

/** Hook that returns the course chosen in the form, or undefined if none is chosen. */
export function useChosenCourse(): Course | undefined {
  const id = parseCourseId(useWatch<EnrolmentForm, 'courseType'>({ name: 'courseType' }));
  return id && courseById(id);
}
