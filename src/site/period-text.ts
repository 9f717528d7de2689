import type { CourseId } from '../content/course-ids';
import { offerings } from '../content/offerings';
import { byTheWeek, periodNames } from '#words/periods';
import type { Period } from '../content/periods';

/** Formats a request's course length, within which the weeks of a camp are. */
export const periodText = (period: Period, course: CourseId | undefined): string =>
  course && offerings[course].inHolidays ? byTheWeek(period) : periodNames[period];
