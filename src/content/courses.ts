import type { Course, Language } from './course';
import type { CourseId } from './course-ids';
import { englishCourses } from './english-courses';
import { mandarinCourses } from './mandarin-courses';

/** All ten courses, by id. */
export const courses: readonly Course[] = [...englishCourses, ...mandarinCourses];

/** The five courses of a language, in the order of their cards. */
export function coursesOf(language: Language): readonly Course[] {
  return language === 'English' ? englishCourses : mandarinCourses;
}

/** The course with this id; the ids' type leaves none without a course. */
export function courseById(id: CourseId): Course {
  const course = courses.find((candidate) => candidate.id === id);
  if (!course) throw new Error(`No course has the id ${id}`);
  return course;
}
