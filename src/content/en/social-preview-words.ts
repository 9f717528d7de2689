import type { Language } from '../course-ids';

/** Words in the pictures for shared links that are on no page. */
export const socialPreviewWords = {
  /** Title of the Help Center's picture. */
  help: 'From Your Application to Your First Day',
  /** Line above a course's title. */
  course: (language: Language) => `${language} course`,
} as const;
