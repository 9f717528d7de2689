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

/** The titles where a course's language is not obvious: with the language, if they don't name it. */
export const fullTitles: Readonly<Record<CourseId, string>> = {
  ...courseTitles,
  5: 'English Summer/Winter Camp',
  6: 'Mandarin HSK',
  7: 'Mandarin YCT',
  10: 'Mandarin Summer/Winter Camp',
};
