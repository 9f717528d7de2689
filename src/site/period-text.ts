import type { CourseId } from '../content/course-ids';
import { offerings } from '../content/offerings';
import { byTheWeek, periodNames } from '#words/periods';
import type { Period } from '../content/periods';

/**
 * Formats a request's course length. Camps are booked by the week, so the period is only the time
 * within which the student attends.
 *
 * @param course undefined if the request names no course
 */
export const periodText = (period: Period, course: CourseId | undefined): string =>
  course && offerings[course].inHolidays ? byTheWeek(period) : periodNames[period];
