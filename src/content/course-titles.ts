import { type Language, titleWithLanguage } from './course';
import type { CourseId } from './course-ids';

/* The titles are separate from the other course data, because most pages need only the titles. */

/** The title of each course, used everywhere on the site. */
export const courseTitles: Readonly<Record<CourseId, string>> = {
  1: 'English For Kids',
  2: 'Academic English',
  3: 'Professional Business English',
  4: 'VIP English Course',
  5: 'Summer/Winter Camp',
  6: 'HSK',
  7: 'YCT',
  8: 'Professional Business Mandarin (BCT)',
  9: 'VIP Mandarin Course',
  10: 'Summer/Winter Camp',
};

/** Returns the language of a course. Courses with ids below 6 are English (section 9). */
export const languageOf = (id: CourseId): Language => (id < 6 ? 'English' : 'Mandarin');

/** Returns a course's title, prefixed with its language if the title does not name it. */
export const fullTitleOf = (id: CourseId): string =>
  titleWithLanguage({ title: courseTitles[id], language: languageOf(id) });
