import type { Course, CourseEntry } from '../content/course';
import { type Language, type CourseId, courseLanguages } from '../content/course-ids';
import { courseTitles } from '#words/course-titles';
import { educators } from '#words/educators';
import { englishCourses } from '#words/english-courses';
import { mandarinCourses } from '#words/mandarin-courses';

/** All ten courses, in the order of their ids. */
export const courses: readonly Course[] = [...englishCourses, ...mandarinCourses].map(complete);

export function coursesInLanguage(language: Language): readonly Course[] {
  return courses.filter((course) => course.language === language);
}

/** @throws {Error} if no course has the id */
export function courseById(id: CourseId): Course {
  const course = courses.find((candidate) => candidate.id === id);
  if (!course) throw new Error(`No course has the id ${id}`);
  return course;
}

function complete(entry: CourseEntry): Course {
  const { id } = entry;
  return {
    ...entry,
    title: courseTitles[id],
    language: courseLanguages[id],
    educator: educators[id],
  };
}
