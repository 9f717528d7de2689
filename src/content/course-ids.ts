/** The course ids. */
export const courseIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type CourseId = (typeof courseIds)[number];

/** The languages taught, as the request names them whatever the page's language. */
export const languages = ['English', 'Mandarin'] as const;
export type Language = (typeof languages)[number];

/** The language of each course (specification, section 9). */
export const courseLanguages: Readonly<Record<CourseId, Language>> = {
  1: 'English',
  2: 'English',
  3: 'English',
  4: 'English',
  5: 'English',
  6: 'Mandarin',
  7: 'Mandarin',
  8: 'Mandarin',
  9: 'Mandarin',
  10: 'Mandarin',
};
