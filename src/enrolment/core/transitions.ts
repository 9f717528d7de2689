import type { CourseId } from '../../content/course-ids';
import type { AttemptOutcome } from './attempt';
import type { EnrolmentForm } from './form';
import {
  type AcceptedRecord,
  type Deliverable,
  isSettled,
  type OutboxRecord,
  type QueuedRecord,
  type RejectedRecord,
  type Sending,
  type SendingRecord,
  type SettledRecord,
  type UnsettledRecord,
  type Waiting,
  type Withdrawal,
} from './record';
import type { EnrolmentRequest } from './request';
import { attemptLimitMs, backoff, hasEnded, type TimeWindow, windowFrom, spread } from './schedule';

/** What the visitor confirmed. */
export interface ConfirmedRequest {
  /** A UUID, minted when the visitor confirmed. */
  readonly id: string;
  readonly courseId: CourseId;
  readonly formOf: CourseId;
  readonly form: EnrolmentForm;
  readonly request: EnrolmentRequest;
}

/**
 * Why the outbox is looked through. `timer`: what is due by time. `reconnected`: also what only
 * lacked a network. `manual`: everything that waits, on the visitor's word.
 */
export type Trigger = 'timer' | 'reconnected' | 'manual';

/** What happens where no answer came: it waits for its next try, or for the visitor's word. */
export type IfUnanswered = 'retry' | 'hold';

/** A confirmed request that waits to be sent, in the place of the one that it is the changed form of. */
export const queued = (
  confirmed: ConfirmedRequest,
  now: number,
  predecessor?: OutboxRecord,
): QueuedRecord => ({
  ...confirmed,
  state: 'queued',
  confirmedAt: now,
  // Whatever came of their tries: only the server knows what arrived, and keeps one row for all of them.
  ...(predecessor && {
    predecessors: [predecessor.id, ...(predecessor.predecessors ?? [])],
  }),
  attempts: predecessor ? ('attempts' in predecessor ? predecessor.attempts : 1) : 0,
  lastFailure: null,
  wait: windowFrom(now, 0),
});

/** When somebody wants to send something, and why. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly trigger: Trigger;
  /**
   * When the sender requested the lock that it now holds: a record that was being sent by then was left
   * behind by a page that ended. Null without the lock.
   */
  readonly lockedSince: number | null;
}

/** How long what is being sent is left to its sender, where no lock shows whether that still exists. */
const sendingWindow = ({ since }: Sending): TimeWindow => windowFrom(since, attemptLimitMs);

/** Whether it has to be sent now. */
export function isDue(
  item: Deliverable,
  { now, trigger, lockedSince }: Circumstances,
): item is Waiting {
  switch (item.state) {
    case 'queued':
      if (trigger === 'manual' || hasEnded(item.wait, now)) return true;
      return trigger === 'reconnected' && item.lastFailure?.kind !== 'status';
    case 'sending':
      if (lockedSince !== null && item.since <= lockedSince) return true;
      return hasEnded(sendingWindow(item), now);
    default:
      return false;
  }
}

/** What is sent, while a try is under way. */
export function claimed(item: UnsettledRecord, now: number): SendingRecord;
export function claimed(item: Waiting, now: number): Sending;
export function claimed(item: UnsettledRecord | Waiting, now: number): Sending {
  const { attempts, lastFailure } = item;
  const sending = { state: 'sending', attempts: attempts + 1, lastFailure, since: now } as const;
  return 'request' in item
    ? { ...requestPart(item), ...sending }
    : { ...wishPart(item), ...sending };
}

/** What an answer needs of the world: the time, in milliseconds since 1970, and a number from 0 to 1. */
interface Moment {
  readonly now: number;
  readonly random: number;
}

interface Answer extends Moment {
  readonly ifUnanswered: IfUnanswered;
}

type Failed = Extract<AttemptOutcome, { kind: 'failed' }>;

/** What waits for its next try after one that failed. */
function retried({ attempts }: Sending, { failure, retryAfter }: Failed, { now, random }: Moment) {
  const durationMs = retryAfter === null ? backoff(attempts, random) : spread(retryAfter, random);
  const wait = windowFrom(now, durationMs);
  return { state: 'queued', attempts, lastFailure: failure, wait } as const;
}

/**
 * What a request becomes by the outcome of a try, or undefined where it stays as it is.
 *
 * Acceptance always counts. Anything else counts only while that try is the latest: where two pages have
 * sent the request at once, under the same key, the next try finds out what the server made of it.
 *
 * @param claim the record as it was claimed for the try
 */
export function answered(
  record: OutboxRecord,
  claim: SendingRecord,
  outcome: AttemptOutcome,
  { ifUnanswered, ...moment }: Answer,
): OutboxRecord | undefined {
  if (record.state === 'accepted') return undefined;
  if (outcome.kind === 'accepted') {
    return accepted(record, claim.request, outcome.reference, moment.now);
  }
  if (record.state !== 'sending' || record.since !== claim.since) return undefined;
  if (outcome.kind === 'rejected') return rejected(record, outcome.status, moment.now);
  const { failure } = outcome;
  const queuedAgain = { ...requestPart(record), ...retried(record, outcome, moment) };
  if (ifUnanswered === 'retry' || failure.kind === 'status') return queuedAgain;
  const { wait: _, ...held } = queuedAgain;
  return { ...held, state: 'held' };
}

/** What a withdrawal becomes by the outcome of a try, as `answered` does for a request. */
export function withdrawalAnswered(
  withdrawal: Withdrawal,
  outcome: AttemptOutcome,
  moment: Moment,
): Withdrawal | undefined {
  const settled = { id: withdrawal.id, changedAt: moment.now };
  if (withdrawal.state === 'withdrawn') return undefined;
  if (outcome.kind === 'accepted') return { ...settled, state: 'withdrawn' };
  if (withdrawal.state !== 'sending') return undefined;
  if (outcome.kind === 'rejected') return { ...settled, state: 'refused' };
  return { ...wishPart(withdrawal), ...retried(withdrawal, outcome, moment) };
}

function accepted(
  record: OutboxRecord,
  { per, hours }: EnrolmentRequest,
  reference: string | null,
  now: number,
): AcceptedRecord {
  return {
    ...commonPart(record),
    state: 'accepted',
    reference,
    per,
    hours,
    acceptedAt: now,
    announced: false,
    congratulated: false,
  };
}

function rejected(record: SendingRecord, status: number, now: number): RejectedRecord {
  const { form } = record;
  return {
    ...commonPart(record),
    state: 'rejected',
    form,
    status,
    rejectedAt: now,
    announced: false,
  };
}

/** A held request waits for its next try: the visitor asked for it. */
export function released(record: OutboxRecord, now: number): QueuedRecord | undefined {
  if (record.state !== 'held') return undefined;
  return { ...record, state: 'queued', wait: windowFrom(now, 0) };
}

/** Whether an alert has to be shown, as no page has shown it. */
export const isAlertDue = (record: OutboxRecord): record is SettledRecord =>
  isSettled(record) && !record.announced;

/** Whether a record's alert still says what a page has shown of it. */
export const isSameAlert = (record: OutboxRecord, shown: SettledRecord): boolean =>
  record.state === shown.state && answerVersion(record) === answerVersion(shown);

const answerVersion = (record: OutboxRecord) =>
  record.state === 'accepted' ? record.answer?.version : undefined;

/**
 * How long until the outbox has to be looked through again, in milliseconds, or null where nothing
 * waits for a time.
 */
export function nextWakeDelay(items: readonly Deliverable[], now: number): number | null {
  const waits = items
    .map(nextWindow)
    .filter((span) => span !== undefined)
    .map((span) => (hasEnded(span, now) ? 0 : span.to - now));
  return waits.length > 0 ? Math.min(...waits) : null;
}

function nextWindow(item: Deliverable): TimeWindow | undefined {
  if (item.state === 'queued') return item.wait;
  return item.state === 'sending' ? sendingWindow(item) : undefined;
}

function commonPart({ id, courseId, formOf, confirmedAt, predecessors }: OutboxRecord) {
  return { id, courseId, formOf, confirmedAt, ...(predecessors && { predecessors }) };
}

const requestPart = (record: UnsettledRecord) => ({
  ...commonPart(record),
  request: record.request,
  form: record.form,
});

const wishPart = ({ id, changedAt }: Withdrawal) => ({ id, changedAt });
