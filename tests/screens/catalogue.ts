import { certificateScreens } from './certificates';
import { enrolmentScreens } from './enrolment';
import { pages, pageStates } from './pages';
import { requestScreens } from './requests';
import type { Screen } from './screen';

/**
 * Public pages of every kind, and their states, except those that appear only once the site is
 * installed.
 */
export const catalogue: readonly Screen[] = [
  ...pages,
  ...pageStates,
  ...enrolmentScreens,
  ...requestScreens,
  ...certificateScreens,
];
