import { paths } from '../../../src/content/addresses';

/** A page of each kind: the others of a kind differ in words and pictures alone. */
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
