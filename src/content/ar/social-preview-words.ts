import type { Language } from '../course-ids';
import { languageNames } from './course-titles';
import type * as English from '../en/social-preview-words';
import type { Words } from '../words';

/** Words in the pictures for shared links that are on no page. */
export const socialPreviewWords: Words<typeof English.socialPreviewWords> = {
  /** Title of the Help Center's picture. */
  help: 'من تقديم الطلب إلى يومك الأول',
  /** Line above a course's title. */
  course: (language: Language) => `دورة في ${languageNames[language]}`,
};
