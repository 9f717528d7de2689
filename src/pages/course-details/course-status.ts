import type { DeviceState } from '../../enrolment/core/device';
import { type AcceptedRecord, isAccepted } from '../../enrolment/core/record';

export interface CourseStatus {
  readonly kind: 'received' | 'enrolled';
  /** The latest request with this status. The course page links to its receipt. */
  readonly record: AcceptedRecord;
}

type Requests = Pick<DeviceState, 'records' | 'withdrawals'>;

const openRequests = ({ records, withdrawals }: Requests, courseId: number): AcceptedRecord[] =>
  records
    .filter(isAccepted)
    .filter((record) => record.courseId === courseId && record.answer?.state !== 'closed')
    .filter(({ id }) => !withdrawals.some((withdrawal) => withdrawal.id === id));

const isEnrolled = ({ answer }: AcceptedRecord): boolean => answer?.state === 'enrolled';

/** Returns a course's status on this device, or undefined if the course page offers enrolment. */
export function courseStatus(requests: Requests, courseId: number): CourseStatus | undefined {
  const open = openRequests(requests, courseId);
  const enrolled = open.findLast(isEnrolled);
  if (enrolled) return { kind: 'enrolled', record: enrolled };
  const received = open.at(-1);
  return received && { kind: 'received', record: received };
}

export const congratulationsDue = (requests: Requests, courseId: number): AcceptedRecord[] =>
  openRequests(requests, courseId)
    .filter(isEnrolled)
    .filter(({ congratulated }) => !congratulated);
