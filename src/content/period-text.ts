import type { CourseId } from './course-ids';
import { offeringOf } from './offerings';
import { type Period, periodNames } from './periods';

/**
 * Formats a request's course length. Camps are booked by the week, so the period is only the time
 * within which the student attends.
 *
 * @param course undefined if the request names no course
 */
export function periodText(period: Period, course: CourseId | undefined): string {
  const name = periodNames[period];
  return course && offeringOf(course).inHolidays
    ? `By the week, within ${name.toLowerCase()}`
    : name;
}
