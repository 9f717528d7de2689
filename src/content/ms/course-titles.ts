import type { CourseId, Language } from '../course-ids';

/* The titles are separate from the other course data, because most pages need only the titles. */

/** The title of each course, used everywhere on the site. */
export const courseTitles: Readonly<Record<CourseId, string>> = {
  1: 'Bahasa Inggeris untuk Kanak-kanak',
  2: 'Bahasa Inggeris Akademik',
  3: 'Bahasa Inggeris Perniagaan Profesional',
  4: 'Kursus VIP Bahasa Inggeris',
  5: 'Kem Cuti Sekolah',
  6: 'HSK',
  7: 'YCT',
  8: 'Mandarin Perniagaan Profesional (BCT)',
  9: 'Kursus VIP Bahasa Mandarin',
  10: 'Kem Cuti Sekolah',
};

/** The titles where a course's language is not obvious: with the language, if they don't name it. */
export const fullTitles: Readonly<Record<CourseId, string>> = {
  ...courseTitles,
  5: 'Kem Bahasa Inggeris Cuti Sekolah',
  6: 'HSK (Bahasa Mandarin)',
  7: 'YCT (Bahasa Mandarin)',
  10: 'Kem Bahasa Mandarin Cuti Sekolah',
};

/** The names of the languages taught. */
export const languageNames: Readonly<Record<Language, string>> = {
  English: 'Bahasa Inggeris',
  Mandarin: 'Bahasa Mandarin',
};
