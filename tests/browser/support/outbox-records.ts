import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fullTitles } from '#words/course-titles';
import type { CourseId } from '../../../src/content/course-ids';
import type { EnrolmentForm } from '../../../src/enrolment/core/form';
import type {
  AcceptedRecord,
  Deliverable,
  HeldRecord,
  QueuedRecord,
  RejectedRecord,
  SendingRecord,
} from '../../../src/enrolment/core/record';
import type { EnrolmentRequest } from '../../../src/enrolment/core/request';
import { courseById } from '../../../src/site/courses';

type Unsettled = Omit<SendingRecord, 'state' | 'since'>;

const minute = 60_000;

/** Properties of every record. Each record has a new key and was confirmed five minutes ago. */
const common = (courseId: CourseId) => ({
  id: randomUUID(),
  courseId,
  title: fullTitles[courseId],
  formOf: courseId,
  confirmedAt: Date.now() - 5 * minute,
});

/** A form with obviously fictitious values. */
const sampleForm = (courseId: CourseId): EnrolmentForm => ({
  firstName: 'Sample',
  lastName: 'Learner',
  country: 'Japan',
  phone: '+60 12-000 0000',
  email: 'sample.waiting@example.org',
  language: courseById(courseId).language,
  courseType: `${courseId}`,
  period: '3M',
  vip: false,
  vipHours: '',
});

const sampleRequest = (courseId: CourseId): EnrolmentRequest => ({
  name: 'Sample Learner',
  mobile: '+60 12-000 0000',
  email: 'sample.waiting@example.org',
  nation: 'Japan',
  lang: courseById(courseId).language,
  per: '3',
  hours: 0,
  message: `Website enrolment: ${courseById(courseId).title}`,
});

const unsettled = (courseId: CourseId): Unsettled => ({
  ...common(courseId),
  request: sampleRequest(courseId),
  form: sampleForm(courseId),
  language: 'en',
  attempts: 0,
  departed: false,
  lastFailure: null,
});

/**
 * A request that will wait for another ten minutes. Opening a page does not send it, because its
 * last failure was an HTTP status.
 */
export const queuedRecord = (courseId: CourseId, part: Partial<Unsettled> = {}): QueuedRecord => ({
  ...unsettled(courseId),
  lastFailure: { kind: 'status', status: 503 },
  attempts: 3,
  departed: true,
  ...part,
  state: 'queued',
  wait: { from: Date.now() - minute, to: Date.now() + 10 * minute },
});

/** A request that no page has tried to send yet. A page that is opened online sends it at once. */
export const untriedRecord = (courseId: CourseId, part: Partial<Unsettled> = {}): QueuedRecord =>
  queuedRecord(courseId, { attempts: 0, departed: false, lastFailure: null, ...part });

/**
 * A request whose attempts failed because the device was offline. The next page that is opened
 * tries to send it at once. If that fails, the next attempt follows after at least 2.5 minutes.
 */
export const unsentRecord = (courseId: CourseId): QueuedRecord =>
  untriedRecord(courseId, { attempts: 9, lastFailure: { kind: 'offline' } });

/** A request that another tab is sending. */
export const sendingRecord = (
  courseId: CourseId,
  part: Partial<Unsettled> = {},
): SendingRecord => ({
  ...unsettled(courseId),
  attempts: 1,
  departed: true,
  ...part,
  state: 'sending',
  since: Date.now(),
});

/** A request that got no response, and is waiting for the visitor's decision. */
export const heldRecord = (courseId: CourseId, part: Partial<Unsettled> = {}): HeldRecord => ({
  ...unsettled(courseId),
  attempts: 1,
  departed: true,
  lastFailure: { kind: 'no-answer' },
  ...part,
  state: 'held',
});

/** A request that the server rejected. Its alert has been shown. */
export const rejectedRecord = (
  courseId: CourseId,
  part: Partial<RejectedRecord> = {},
): RejectedRecord => ({
  ...common(courseId),
  form: sampleForm(courseId),
  status: 400,
  rejectedAt: Date.now(),
  announced: true,
  ...part,
  state: 'rejected',
});

/**
 * The receipt for an accepted request. Its alert has been shown, but its congratulation has not.
 * Its status was queried a minute ago.
 */
export const acceptedRecord = (
  courseId: CourseId,
  part: Partial<AcceptedRecord> = {},
): AcceptedRecord => ({
  ...common(courseId),
  reference: 'JLA-TEST',
  per: '3',
  hours: 0,
  acceptedAt: Date.now(),
  announced: true,
  congratulated: false,
  asked: { from: Date.now() - minute, to: Date.now() + 4 * minute },
  ...part,
  state: 'accepted',
});

/** The receipt for a request that the academy has answered. */
export const answeredRecord = (
  courseId: CourseId,
  state: string,
  part: Partial<AcceptedRecord> = {},
): AcceptedRecord =>
  acceptedRecord(courseId, {
    answer: { state, sentence: '', changedAt: '2026-11-21T02:00:00.000Z', version: 1 },
    ...part,
  });

/** Stores records as earlier visits would have, so that the next page that is opened finds them. */
export async function storeRecords(page: Page, ...records: Deliverable[]): Promise<void> {
  await page.addInitScript(
    ([mark, stored]) => {
      const isSite = window === top && location.protocol.startsWith('http');
      if (!isSite || sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'stored');
      const open = indexedDB.open('jambatan-enrolment');
      open.addEventListener('upgradeneeded', () => open.result.createObjectStore('records'));
      open.addEventListener('success', () => {
        const transaction = open.result.transaction('records', 'readwrite');
        for (const record of stored) {
          transaction
            .objectStore('records')
            .put(record, ['courseId' in record ? 'request' : 'withdrawal', record.id]);
        }
        open.result.close();
      });
    },
    [`stored-${randomUUID()}`, records] as const,
  );
}
