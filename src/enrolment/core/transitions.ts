import type { CourseId } from '../../content/course-ids';
import type { AttemptOutcome } from './attempt';
import type { EnrolmentForm } from './form';
import {
  type AcceptedRecord,
  type DeliveryFailure,
  isSettled,
  isWaiting,
  type OutboxRecord,
  type QueuedRecord,
  type RejectedRecord,
  type SendingRecord,
  type SettledRecord,
  type UnsettledRecord,
  type Withdrawal,
} from './record';
import type { EnrolmentRequest } from './request';
import { alertLeaseMs, backoff, isOver, leaseMs, type Span, spanFrom } from './schedule';

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

export function queued(
  confirmed: ConfirmedRequest,
  now: number,
  predecessors: OutboxRecord['earlier'] = [],
): QueuedRecord {
  return {
    ...confirmed,
    state: 'queued',
    confirmedAt: now,
    ...(predecessors.length > 0 && { earlier: predecessors }),
    attempts: 0,
    mayHaveArrived: false,
    lastFailure: null,
    wait: spanFrom(now, 0),
  };
}

/** `busy`: another tab or the worker holds the lock. `unsupported`: the browser has no Web Locks. */
export type LockState = 'held' | 'busy' | 'unsupported';

/** When somebody wants to send something, and why. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly trigger: Trigger;
  readonly lock: LockState;
}

/** What waits or is on its way: a request, or the withdrawal of one. */
type Waiting = Extract<OutboxRecord | Withdrawal, { state: 'queued' | 'sending' }>;

/** Whether who wants to send a record may take it now. */
export const isClaimable = (
  record: OutboxRecord,
  circumstances: Circumstances,
): record is QueuedRecord | SendingRecord => isWaiting(record) && mayBeSent(record, circumstances);

/** Whether who wants to send what waits may take it now. */
export function mayBeSent(waiting: Waiting, { now, trigger, lock }: Circumstances): boolean {
  switch (waiting.state) {
    case 'queued':
      // Another has the lock and is about to claim it, unless it fell asleep over that.
      if (lock === 'busy') return isOver(prolonged(waiting.wait, leaseMs), now);
      return isDue(waiting, now, trigger);
    case 'sending':
      // Whoever sends holds the lock: if it was free, its last sender is gone. Where it is not,
      // the lease decides; it alone does in a browser without locks.
      return lock === 'held' || isOver(waiting.lease.span, now);
  }
}

function isDue(
  { wait, lastFailure }: Extract<Waiting, { state: 'queued' }>,
  now: number,
  trigger: Trigger,
): boolean {
  if (trigger === 'manual' || isOver(wait, now)) return true;
  return trigger === 'reconnected' && lastFailure?.kind !== 'status';
}

const prolonged = ({ from, to }: Span, durationMs: number): Span => ({ from, to: to + durationMs });

/** The record in the hands of who sends it now. */
export function claimed(
  record: UnsettledRecord,
  { owner, now }: { owner: string; now: number },
): SendingRecord {
  return {
    ...unsettledPart(record),
    state: 'sending',
    attempts: record.attempts + 1,
    // How the try ended that another left behind is not known.
    mayHaveArrived: record.mayHaveArrived || record.state === 'sending',
    lease: { owner, span: spanFrom(now, leaseMs) },
  };
}

interface Answer {
  readonly now: number;
  readonly random: number;
  readonly ifUnanswered: IfUnanswered;
  /** Whether the page that brings the answer shows its alert at once. */
  readonly showsAlert: boolean;
}

/**
 * What a record becomes by the outcome of a try, or undefined where it stays as it is.
 *
 * An acceptance counts whoever has the record now. Any other outcome counts only while who brings
 * it still has it: after a lease ran out, it is another's try that decides.
 *
 * @param attempt the record as it was claimed for the try
 */
export function answered(
  record: OutboxRecord,
  attempt: SendingRecord,
  outcome: AttemptOutcome,
  { now, random, ifUnanswered, showsAlert }: Answer,
): OutboxRecord | undefined {
  if (record.state === 'accepted') return undefined;
  const alert = showsAlert ? { telling: spanFrom(now, alertLeaseMs) } : {};
  if (outcome.kind === 'accepted') {
    return { ...accepted(record, attempt.request, outcome.reference, now), ...alert };
  }
  if (!isSameAttempt(record, attempt)) return undefined;
  if (outcome.kind === 'rejected') return { ...rejected(record, outcome.status, now), ...alert };

  const { failure, retryAfter } = outcome;
  const mayHaveArrived = record.mayHaveArrived || isUncertain(failure);
  const pending = { ...unsettledPart(record), lastFailure: failure, mayHaveArrived };
  if (failure.kind !== 'status' && ifUnanswered === 'hold') return { ...pending, state: 'held' };
  const durationMs = retryAfter ?? backoff(record.attempts, random);
  return { ...pending, state: 'queued', wait: spanFrom(now, durationMs) };
}

/** Statuses by which a proxy, or a try still in progress, leaves open what the server did. */
const uncertainStatuses: ReadonlySet<number> = new Set([409, 502, 504]);

/** Whether the request may have arrived all the same. */
function isUncertain(failure: DeliveryFailure): boolean {
  if (failure.kind === 'status') return uncertainStatuses.has(failure.status);
  return failure.kind !== 'offline';
}

function isSameAttempt(record: OutboxRecord, attempt: SendingRecord): record is SendingRecord {
  return (
    record.state === 'sending' &&
    record.lease.owner === attempt.lease.owner &&
    record.attempts === attempt.attempts
  );
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
  return { ...unsettledPart(record), state: 'queued', wait: spanFrom(now, 0) };
}

/** Whether an alert has to be shown: no page has shown it, and none has a valid claim. */
export const isAlertDue = (record: OutboxRecord, now: number): record is SettledRecord =>
  isSettled(record) && !record.announced && !isAlertClaimed(record, now);

/**
 * Whether the claim of the page that is about to show an alert is valid: a page that was frozen over it
 * has lost it, and another may have shown the alert.
 */
export const isAlertClaimed = (record: OutboxRecord, now: number): record is SettledRecord =>
  isSettled(record) && record.telling !== undefined && !isOver(record.telling, now);

/** The record while a page has claimed its alert. */
export const alertClaimed = (record: SettledRecord, now: number): SettledRecord => ({
  ...record,
  telling: spanFrom(now, alertLeaseMs),
});

/** Whether a record's alert still says what a page has shown of it. */
export const isSameAlert = (record: OutboxRecord, shown: SettledRecord): boolean =>
  record.state === shown.state && answerVersion(record) === answerVersion(shown);

const answerVersion = (record: OutboxRecord) =>
  record.state === 'accepted' ? record.answer?.version : undefined;

/** The record once a page has shown its alert. */
export function alertShown(record: SettledRecord): SettledRecord {
  const { telling: _, ...rest } = record;
  return { ...rest, announced: true };
}

/**
 * How long until the outbox has to be looked through again, in milliseconds, or null where nothing
 * waits for a time.
 */
export function nextWakeDelay(records: readonly OutboxRecord[], now: number): number | null {
  const spans = records.flatMap(spansOf).filter((span) => span !== undefined);
  const waits = spans.map((span) => (isOver(span, now) ? 0 : span.to - now));
  return waits.length > 0 ? Math.min(...waits) : null;
}

function spansOf(record: OutboxRecord): readonly (Span | undefined)[] {
  const sent = 'withdrawal' in record ? record.withdrawal : record;
  return [
    sent?.state === 'queued' ? sent.wait : undefined,
    sent?.state === 'sending' ? sent.lease.span : undefined,
    isSettled(record) && !record.announced ? record.telling : undefined,
  ];
}

function commonPart({ id, courseId, formOf, confirmedAt, earlier }: OutboxRecord) {
  return { id, courseId, formOf, confirmedAt, ...(earlier && { earlier }) };
}

function unsettledPart(record: UnsettledRecord) {
  const { request, form, attempts, mayHaveArrived, lastFailure } = record;
  return { ...commonPart(record), request, form, attempts, mayHaveArrived, lastFailure };
}
