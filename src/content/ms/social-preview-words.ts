import type { Language } from '../course-ids';
import type * as English from '../en/social-preview-words';
import type { Words } from '../words';
import { languageNames } from './course-titles';

/** Words in the pictures for shared links that are on no page. */
export const socialPreviewWords: Words<typeof English.socialPreviewWords> = {
  /** Title of the Help Center's picture. */
  help: 'Daripada permohonan hingga hari pertama anda',
  /** Line above a course's title. */
  course: (language: Language) => `Kursus ${languageNames[language]}`,
};
