import { type Language, titleWithLanguage } from './course';
import type { CourseId } from './course-ids';

/*
 * Apart from what else is told of the courses: most of the site names them only, also on pages that
 * have no other word of theirs.
 */

/** One course has one title everywhere. */
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

/** Section 9: an id below 6 is English. */
export const languageOf = (id: CourseId): Language => (id < 6 ? 'English' : 'Mandarin');

/** A course's title, with its language where it does not name it. */
export const fullTitleOf = (id: CourseId): string =>
  titleWithLanguage({ title: courseTitles[id], language: languageOf(id) });
