import { enrolmentScreens } from './enrolment';
import { pages, pageStates } from './pages';
import { requestScreens } from './requests';
import type { Screen } from './screen';

/** Every page of the site and every state of a page, each once. */
export const catalogue: readonly Screen[] = [
  ...pages,
  ...pageStates,
  ...enrolmentScreens,
  ...requestScreens,
];
