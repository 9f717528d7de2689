import type { CourseId, Language } from '../course-ids';

/* The titles are separate from the other course data, because most pages need only the titles. */

/** The title of each course, used everywhere on the site. */
export const courseTitles: Readonly<Record<CourseId, string>> = {
  1: 'الإنجليزية للأطفال',
  2: 'الإنجليزية الأكاديمية',
  3: 'الإنجليزية المهنية للأعمال',
  4: 'الإنجليزية مع معلم خاص (VIP)',
  5: 'المخيم الصيفي/الشتوي',
  6: 'التحضير لاختبار HSK',
  7: 'التحضير لاختبار YCT',
  8: 'الصينية المهنية للأعمال (BCT)',
  9: 'الصينية مع معلم خاص (VIP)',
  10: 'المخيم الصيفي/الشتوي',
};

/** The titles where a course's language is not obvious: with the language, if they don't name it. */
export const fullTitles: Readonly<Record<CourseId, string>> = {
  ...courseTitles,
  5: 'المخيم الصيفي/الشتوي بالإنجليزية',
  6: 'الصينية: التحضير لاختبار HSK',
  7: 'الصينية: التحضير لاختبار YCT',
  10: 'المخيم الصيفي/الشتوي بالصينية',
};

/** The names of the languages taught. */
export const languageNames: Readonly<Record<Language, string>> = {
  English: 'الإنجليزية',
  Mandarin: 'الصينية',
};
