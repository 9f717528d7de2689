import { paths, resolveAddress } from '../../content/addresses';

/** The page above a page: from a form its course, from there the courses, else home. */
export function upFrom(pathname: string): string {
  const address = resolveAddress(pathname);
  switch (address.kind) {
    case 'enrolment':
      return paths.courseDetails(address.id);
    case 'course-details':
      return paths.courses;
    default:
      return paths.home;
  }
}
