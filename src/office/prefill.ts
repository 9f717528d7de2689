import { nameWarning } from '../certificates/name-warning';
import { offerings, weeksIn } from '../content/offerings';
import { dayAt } from '../site/calendar';
import { requestedCourse } from '../site/requested-course';
import type { IssueRequest } from './certificate-contract';
import type { EnrolmentDetail } from './contract';

/** The values with which the form of a certificate opens. */
export type Prefilled = Partial<Omit<IssueRequest, 'reference' | 'replaces'>>;

const weekMs = 7 * 86_400_000;

/** Derives a certificate's values from the request. The office checks them all. */
export function prefill(
  detail: Pick<EnrolmentDetail, 'name' | 'lang' | 'message' | 'per' | 'hours'>,
): Prefilled {
  const courseId = requestedCourse(detail);
  const offering = courseId && offerings[courseId];
  // In a camp's request, the period says only when the visitor wants to come.
  const weeks = offering?.fee.kind === 'by-week' ? 1 : weeksIn[`${detail.per}M`];
  const hours = (offering?.hoursAWeek ?? 0) * weeks + detail.hours;
  const now = Date.now();
  const isLatin = nameWarning(detail.name, true) !== 'not-latin';
  return {
    ...(isLatin ? { name: detail.name } : { nativeName: detail.name }),
    ...(courseId && { courseId }),
    from: dayAt(now - weeks * weekMs),
    to: dayAt(now),
    ...(hours > 0 && { hours }),
  };
}
