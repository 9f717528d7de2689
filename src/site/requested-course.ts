import { fullTitles } from '#words/course-titles';
import {
  type CourseId,
  courseIds,
  courseLanguages,
  englishTitles,
  requestMessage,
} from '../content/course-ids';

/** Returns the message that a course's enrolment form sends, in English on every language's page. */
export const messageOf = (id: CourseId): string => requestMessage(englishTitles[id]);

interface Request {
  readonly lang: string;
  readonly message: string;
}

/** Returns the course whose form created a request, or undefined if another client created it. */
export const requestedCourse = ({ lang, message }: Request): CourseId | undefined =>
  courseIds.find((id) => courseLanguages[id] === lang && messageOf(id) === message);

/** Returns the title of a request's course for the office, or the message if it names no course. */
export function courseOf(request: Request): string {
  const id = requestedCourse(request);
  return id ? fullTitles[id] : request.message;
}
