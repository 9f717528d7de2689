import { fullTitles } from '#words/course-titles';
import {
  type CourseId,
  courseIds,
  courseLanguages,
  englishTitles,
  requestMessage,
} from '../content/course-ids';

/** Returns the message of a request for a course, in English whatever the page's language. */
export const toRequestMessage = (id: CourseId): string => requestMessage(englishTitles[id]);

interface Request {
  readonly lang: string;
  readonly message: string;
}

/** Returns the course that a request is for, or undefined if another client created the request. */
export const requestedCourse = ({ lang, message }: Request): CourseId | undefined =>
  courseIds.find((id) => courseLanguages[id] === lang && toRequestMessage(id) === message);

/** Returns the title of a request's course for the office, or the message if it names no course. */
export function requestedTitle(request: Request): string {
  const id = requestedCourse(request);
  return id ? fullTitles[id] : request.message;
}
