import type { CourseId } from './course-ids';
import { offeringOf } from './offerings';
import { type Period, periodNames } from './periods';

/**
 * Returns the course length of a request, for display. In a camp, the period is not booked as a
 * whole: the student attends some weeks within it.
 *
 * @param course undefined if the request names none
 */
export function periodText(period: Period, course: CourseId | undefined): string {
  const name = periodNames[period];
  return course && offeringOf(course).inHolidays ? `Within ${name}` : name;
}
