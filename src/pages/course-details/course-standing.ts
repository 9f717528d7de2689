import type { CourseId } from '../../content/course-ids';
import type { DeviceState } from '../../enrolment/core/device';
import type { AcceptedRecord, OutboxRecord } from '../../enrolment/core/record';

/** What the academy has made of this device's requests for a course, as the course's page shows it. */
export interface CourseStanding {
  readonly kind: 'received' | 'enrolled';
  /** The request whose receipt says more: the latest of them. */
  readonly record: AcceptedRecord;
}

type Requests = Pick<DeviceState, 'records' | 'withdrawals'>;

/** The requests for a course that the academy has, and that neither side has ended. */
const openRequests = ({ records, withdrawals }: Requests, courseId: CourseId): AcceptedRecord[] =>
  records
    .filter((record: OutboxRecord) => record.state === 'accepted')
    .filter((record) => record.courseId === courseId && record.answer?.state !== 'closed')
    .filter(({ id }) => !withdrawals.some((withdrawal) => withdrawal.id === id));

/** Whether the academy has answered that the student is enrolled. */
const isEnrolled = ({ answer }: AcceptedRecord): boolean => answer?.state === 'enrolled';

/** The status of a course on this device; undefined where its page offers to enrol. */
export function courseStandingOf(
  requests: Requests,
  courseId: CourseId,
): CourseStanding | undefined {
  const open = openRequests(requests, courseId);
  const enrolled = open.findLast(isEnrolled);
  if (enrolled) return { kind: 'enrolled', record: enrolled };
  const received = open.at(-1);
  return received && { kind: 'received', record: received };
}

/** The requests on whose enrolment the course's page has to congratulate. */
export const congratulationsDue = (requests: Requests, courseId: CourseId): AcceptedRecord[] =>
  openRequests(requests, courseId)
    .filter(isEnrolled)
    .filter(({ enrolmentCongratulated }) => !enrolmentCongratulated);
