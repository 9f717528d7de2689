import { type CourseId, courseIds } from './course-ids';
import { courseTitles, fullTitleOf, languageOf } from './course-titles';
import { enrolment } from './enrolment';

/** What the enrolment form of a course sends as its message. */
export const messageOf = (id: CourseId): string => enrolment.message(courseTitles[id]);

interface Request {
  readonly lang: string;
  readonly message: string;
}

/** The course whose form wrote a request; undefined for a program's own words, which may be anything. */
export const requestedCourse = ({ lang, message }: Request): CourseId | undefined =>
  courseIds.find((id) => languageOf(id) === lang && messageOf(id) === message);

/** How the office reads what a request is for; a program's own message where it names no course. */
export function courseOf(request: Request): string {
  const id = requestedCourse(request);
  return id ? fullTitleOf(id) : request.message;
}
