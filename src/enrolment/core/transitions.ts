import type { CourseId } from '../../content/course-ids';
import type { SiteLanguage } from '../../content/languages';
import type { AttemptOutcome } from './attempt';
import type { EnrolmentForm } from './form';
import {
  type AcceptedRecord,
  type Deliverable,
  isRequest,
  isSettled,
  isWaiting,
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
 * sends queued items whose last failure was not an HTTP status. `manual` sends all queued items,
 * because the visitor asked for it.
 */
export type Trigger = 'timer' | 'reconnected' | 'manual';

/** Treatment of a request that got no response: an automatic retry, or a hold for the visitor. */
export type NoResponsePolicy = 'retry' | 'hold';

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
 * Returns the window after which an item is due. Once the window of an item in the `sending` state
 * has ended, its sender counts as gone, even for a page or worker that does not hold the lock.
 */
const getTimeWindow = (item: Waiting): TimeWindow =>
  item.state === 'queued' ? item.wait : windowFrom(item.since, attemptLimitMs);

/** Returns true if an item must be sent now. */
export function isDue(
  item: Deliverable,
  { now, trigger, lockedSince }: Circumstances,
): item is Waiting {
  if (!isWaiting(item)) return false;
  if (hasEnded(getTimeWindow(item), now)) return true;
  if (item.state === 'sending') return lockedSince !== null && item.since <= lockedSince;
  if (trigger === 'reconnected') return item.lastFailure?.kind !== 'status';
  return trigger === 'manual';
}

/** Returns an item in the `sending` state, with one more attempt. */
export function claimed(item: UnsettledRecord, now: number): SendingRecord;
export function claimed(item: Waiting, now: number): Sending;
export function claimed(item: UnsettledRecord | Waiting, now: number): Sending {
  const { attempts, lastFailure } = item;
  return {
    ...deliveredPart(item),
    state: 'sending',
    attempts: attempts + 1,
    lastFailure,
    since: now,
  };
}

/** The end of an attempt, and how to treat an item that got no response. */
export interface AttemptEnd {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A random number from 0 to 1. */
  readonly random: number;
  readonly ifNoResponse: NoResponsePolicy;
}

/**
 * Returns an item after an attempt, or undefined if the item doesn't change.
 *
 * Acceptance always counts. Other outcomes count only for the latest attempt. If two pages have
 * sent the item under the same key, the later attempt finds out what the server did with it.
 *
 * @param claim the item as it was claimed for the attempt
 */
export function applyOutcome(
  item: Deliverable,
  claim: Sending,
  outcome: AttemptOutcome,
  { now, random, ifNoResponse }: AttemptEnd,
): Deliverable | undefined {
  if (item.state === 'accepted' || item.state === 'withdrawn') return undefined;
  if (outcome.kind === 'accepted') return accepted(item, claim, outcome.reference, now);
  if (item.state !== 'sending' || item.since !== claim.since) return undefined;
  if (outcome.kind === 'rejected') return rejected(item, outcome.status, now);
  const { failure, retryAfter } = outcome;
  const { attempts } = item;
  const tried = { ...deliveredPart(item), attempts, lastFailure: failure };
  if ('request' in tried && ifNoResponse === 'hold' && failure.kind !== 'status') {
    return { ...tried, state: 'held' };
  }
  const waitMs = retryAfter === null ? backoff(attempts, random) : spread(retryAfter, random);
  return { ...tried, state: 'queued', wait: windowFrom(now, waitMs) };
}

function accepted(
  item: Deliverable,
  claim: Sending,
  reference: string | null,
  now: number,
): AcceptedRecord | Withdrawal {
  if (!isRequest(item) || !isRequest(claim)) {
    return { id: item.id, changedAt: now, state: 'withdrawn' };
  }
  return {
    ...commonPart(item),
    state: 'accepted',
    reference,
    per: claim.request.per,
    hours: claim.request.hours,
    acceptedAt: now,
    announced: false,
    congratulated: false,
  };
}

function rejected(item: Sending, status: number, now: number): RejectedRecord | Withdrawal {
  if (!isRequest(item)) return { id: item.id, changedAt: now, state: 'refused' };
  const { form } = item;
  return {
    ...commonPart(item),
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
  record.state === shown.state && replyKey(record) === replyKey(shown);

const replyKey = (record: OutboxRecord): string =>
  record.state === 'accepted' ? `${record.answer?.version} ${record.answer?.changedAt}` : '';

/**
 * Returns the time until the next item is due, in milliseconds, or null if no item is waiting or
 * being sent.
 */
export function nextWakeDelay(items: readonly Deliverable[], now: number): number | null {
  const waits = items
    .filter(isWaiting)
    .map(getTimeWindow)
    .map((window) => (hasEnded(window, now) ? 0 : window.to - now));
  return waits.length > 0 ? Math.min(...waits) : null;
}

function commonPart({ id, courseId, formOf, confirmedAt, predecessors }: OutboxRecord) {
  return { id, courseId, formOf, confirmedAt, ...(predecessors && { predecessors }) };
}

/** Returns the fields that an item keeps until its delivery has ended. */
function deliveredPart(item: UnsettledRecord | Waiting) {
  if (!isRequest(item)) return { id: item.id, changedAt: item.changedAt };
  const { request, form, language } = item;
  return { ...commonPart(item), request, form, language };
}
