import type { CourseId } from '../../content/course-ids';
import type { SiteLanguage } from '../../content/languages';
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

/** A request as the visitor confirmed it. */
export interface ConfirmedRequest {
  /** A UUID, generated when the visitor confirms. */
  readonly id: string;
  readonly courseId: CourseId;
  readonly formOf: CourseId;
  readonly form: EnrolmentForm;
  readonly request: EnrolmentRequest;
  /** Language of the page on which the visitor confirmed. */
  readonly language: SiteLanguage;
}

/**
 * The reason for a delivery run. `timer` sends the items whose wait has ended. `reconnected` also
 * sends items whose last failure was not an HTTP status. `manual` sends all waiting items, because
 * the visitor asked for it.
 */
export type Trigger = 'timer' | 'reconnected' | 'manual';

/** Treatment of a request that got no response: an automatic retry, or a hold for the visitor. */
export type IfUnanswered = 'retry' | 'hold';

/** Returns the queued record of a confirmed request, which may replace a predecessor. */
export const queued = (
  confirmed: ConfirmedRequest,
  now: number,
  predecessor?: OutboxRecord | Pick<SettledRecord, 'id' | 'predecessors'>,
): QueuedRecord => ({
  ...confirmed,
  state: 'queued',
  confirmedAt: now,
  // List all earlier keys, whatever the outcomes. Only the server knows which requests arrived,
  // and it keeps one row for all of them.
  ...(predecessor && {
    predecessors: [predecessor.id, ...(predecessor.predecessors ?? [])],
  }),
  attempts: predecessor ? ('attempts' in predecessor ? predecessor.attempts : 1) : 0,
  lastFailure: null,
  wait: windowFrom(now, 0),
});

/** Facts about a delivery run that decide which items are due. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly trigger: Trigger;
  /**
   * Time at which the sender requested the lock that it now holds, or null if it has no lock. Any
   * attempt that had begun by then was abandoned.
   */
  readonly lockedSince: number | null;
}

/**
 * Returns the window after which an item's sender counts as gone, even for a page or worker that
 * does not hold the lock.
 */
const sendingWindow = ({ since }: Sending): TimeWindow => windowFrom(since, attemptLimitMs);

/** Returns true if an item must be sent now. */
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

/** Returns an item in the `sending` state, with one more attempt. */
export function claimed(item: UnsettledRecord, now: number): SendingRecord;
export function claimed(item: Waiting, now: number): Sending;
export function claimed(item: UnsettledRecord | Waiting, now: number): Sending {
  const { attempts, lastFailure } = item;
  const sending = { state: 'sending', attempts: attempts + 1, lastFailure, since: now } as const;
  return 'request' in item
    ? { ...requestPart(item), ...sending }
    : { ...wishPart(item), ...sending };
}

/** The time, in milliseconds since 1970, and a random number from 0 to 1. */
interface Moment {
  readonly now: number;
  readonly random: number;
}

interface Answer extends Moment {
  readonly ifUnanswered: IfUnanswered;
}

type Failed = Extract<AttemptOutcome, { kind: 'failed' }>;

/** Returns the fields of an item that waits for a retry. */
function retried({ attempts }: Sending, { failure, retryAfter }: Failed, { now, random }: Moment) {
  const durationMs = retryAfter === null ? backoff(attempts, random) : spread(retryAfter, random);
  const wait = windowFrom(now, durationMs);
  return { state: 'queued', attempts, lastFailure: failure, wait } as const;
}

/**
 * Returns a request's record after an attempt, or undefined if the record doesn't change.
 *
 * Acceptance always counts. Other outcomes count only for the latest attempt. If two pages have
 * sent the request under the same key, the later attempt finds out what the server did with it.
 *
 * @param claim the record as it was claimed for the attempt
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

/** Returns a withdrawal after an attempt, or undefined if the withdrawal doesn't change. */
export function withdrawalAnswered(
  withdrawal: Withdrawal,
  claim: Sending,
  outcome: AttemptOutcome,
  moment: Moment,
): Withdrawal | undefined {
  const settled = { id: withdrawal.id, changedAt: moment.now };
  if (withdrawal.state === 'withdrawn') return undefined;
  if (outcome.kind === 'accepted') return { ...settled, state: 'withdrawn' };
  if (withdrawal.state !== 'sending' || withdrawal.since !== claim.since) return undefined;
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

/** Returns the queued record of a held request, or undefined for a request in another state. */
export function released(record: OutboxRecord, now: number): QueuedRecord | undefined {
  if (record.state !== 'held') return undefined;
  return { ...record, state: 'queued', wait: windowFrom(now, 0) };
}

/** Returns true if a record has an alert that no page has shown. */
export const isAlertDue = (record: OutboxRecord): record is SettledRecord =>
  isSettled(record) && !record.announced;

/** Returns true if a record's alert is still the one that a page has shown. */
export const isSameAlert = (record: OutboxRecord, shown: SettledRecord): boolean =>
  record.state === shown.state && answerVersion(record) === answerVersion(shown);

const answerVersion = (record: OutboxRecord) =>
  record.state === 'accepted' ? record.answer?.version : undefined;

/**
 * Returns the time until the next item is due, in milliseconds, or null if no item is waiting or
 * being sent.
 */
export function nextWakeDelay(items: readonly Deliverable[], now: number): number | null {
  const waits = items
    .map(nextWindow)
    .filter((window) => window !== undefined)
    .map((window) => (hasEnded(window, now) ? 0 : window.to - now));
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
  language: record.language,
});

const wishPart = ({ id, changedAt }: Withdrawal) => ({ id, changedAt });
