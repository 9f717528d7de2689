import { paths } from '../../../src/content/paths';

/**
 * One page of each kind, except the office page and the page for a language that is not on the
 * device. Other pages of the same kind differ only in text and pictures.
 */
export const pageKinds = [
  paths.home,
  paths.about,
  paths.courses,
  paths.help,
  paths.contact,
  paths.courseDetails(8),
  paths.enrolment(4),
  paths.requests,
  paths.legal,
  '/nowhere',
] as const;
