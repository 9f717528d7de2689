import { enrolmentScreens } from './enrolment';
import { pages, pageStates } from './pages';
import { requestScreens } from './requests';
import type { Screen } from './screen';

/**
 * Every public page and every state of a page, except those of the office and of the installed
 * site.
 */
export const catalogue: readonly Screen[] = [
  ...pages,
  ...pageStates,
  ...enrolmentScreens,
  ...requestScreens,
];
