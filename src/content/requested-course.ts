import { type CourseId, courseIds } from './course-ids';
import { courseTitles, languageOf } from './course-titles';
import { enrolment } from './enrolment';

/** What the enrolment form of a course sends as its message. */
export const messageOf = (id: CourseId): string => enrolment.message(courseTitles[id]);

/** The course whose form wrote a request; undefined for a program's own words, which may be anything. */
export const requestedCourse = (request: {
  readonly lang: string;
  readonly message: string;
}): CourseId | undefined =>
  courseIds.find((id) => languageOf(id) === request.lang && messageOf(id) === request.message);
