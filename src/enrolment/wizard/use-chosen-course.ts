import { useWatch } from 'react-hook-form';
import type { Course } from '../../content/course';
import { coursesOf } from '../../content/courses';
import type { EnrolmentForm } from '../core/form';

/** The course that is chosen in the form, which may be another than it was opened for, or none. */
export function useChosenCourse(): Course | undefined {
  const [language, title] = useWatch<EnrolmentForm, ['language', 'courseType']>({
    name: ['language', 'courseType'],
  });
  return language ? coursesOf(language).find((course) => course.title === title) : undefined;
}
