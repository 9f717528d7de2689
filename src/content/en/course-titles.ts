import { type CourseId, englishTitles, type Language } from '../course-ids';

/* The titles are separate from the other course data, because most pages need only the titles. */

/** The title of each course, used everywhere on the site. */
export const courseTitles: Readonly<Record<CourseId, string>> = englishTitles;

/** The titles where a course's language is not obvious: with the language, if they don't name it. */
export const fullTitles: Readonly<Record<CourseId, string>> = {
  ...courseTitles,
  5: 'English Summer/Winter Camp',
  6: 'HSK (Mandarin)',
  7: 'YCT (Mandarin)',
  10: 'Mandarin Summer/Winter Camp',
};

/** The names of the languages taught. */
export const languageNames: Readonly<Record<Language, string>> = {
  English: 'English',
  Mandarin: 'Mandarin',
};
