export const courseIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type CourseId = (typeof courseIds)[number];

/** Returns true if the academy still offers a course that a device has stored. */
export const isOffered = (id: number): id is CourseId => courseIds.some((each) => each === id);

/** The languages taught, as the request names them whatever the page's language. */
export const languages = ['English', 'Mandarin'] as const;
export type Language = (typeof languages)[number];

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

/** The title that a request names whatever the page's language (specification, section 7). */
export const englishTitles: Readonly<Record<CourseId, string>> = {
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

/** The message of a request, which tells the academy the course. */
export const requestMessage = (englishTitle: string): string =>
  `Website enrolment: ${englishTitle}`;
