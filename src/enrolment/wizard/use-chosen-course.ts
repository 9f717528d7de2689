import { useWatch } from 'react-hook-form';
import type { Course } from '../../content/course';
import { parseCourseId } from '../../site/addresses';
import { courseById } from '../../site/courses';
import type { EnrolmentForm } from '../core/form';

export function useChosenCourse(): Course | undefined {
  const id = parseCourseId(useWatch<EnrolmentForm, 'courseType'>({ name: 'courseType' }));
  return id && courseById(id);
}
