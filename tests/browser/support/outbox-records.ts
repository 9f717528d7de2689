import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fullTitles } from '#words/course-titles';
import type { CourseId } from '../../../src/content/course-ids';
import type {
  AcceptedRecord,
  Deliverable,
  HeldRecord,
  QueuedRecord,
  RejectedRecord,
  SendingRecord,
} from '../../../src/enrolment/core/record';
import { courseById } from '../../../src/site/courses';
import { sampleForm, sampleRequest } from '../../unit/support/samples';
import { store } from './stored';

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

function unsettled(courseId: CourseId): Unsettled {
  const { language, title } = courseById(courseId);
  return {
    ...common(courseId),
    form: { ...sampleForm, language, courseType: `${courseId}` },
    request: { ...sampleRequest, lang: language, message: `Website enrolment: ${title}` },
    language: 'en',
    attempts: 1,
    departed: true,
    lastFailure: null,
  };
}

/**
 * A request that will wait for another ten minutes. Opening a page does not send it, because its
 * last failure was an HTTP status.
 */
export const queuedRecord = (courseId: CourseId, part: Partial<Unsettled> = {}): QueuedRecord => ({
  ...unsettled(courseId),
  lastFailure: { kind: 'status', status: 503 },
  attempts: 3,
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
  ...part,
  state: 'sending',
  since: Date.now(),
});

/** A request that got no response, and is waiting for the visitor's decision. */
export const heldRecord = (courseId: CourseId, part: Partial<Unsettled> = {}): HeldRecord => ({
  ...unsettled(courseId),
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
  form: unsettled(courseId).form,
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

/** Stores records as earlier visits would have, so that the next page that is opened finds them. */
export async function storeRecords(page: Page, ...records: Deliverable[]): Promise<void> {
  const mark = `stored-${randomUUID()}`;
  const entries = records.map((value) => ({
    key: ['courseId' in value ? 'request' : 'withdrawal', value.id],
    value,
  }));
  await page.addInitScript(`{
    const isSite = window === top && location.protocol.startsWith('http');
    if (isSite && !sessionStorage.getItem('${mark}')) {
      sessionStorage.setItem('${mark}', 'stored');
      (${store})(${JSON.stringify(entries)});
    }
  }`);
}
