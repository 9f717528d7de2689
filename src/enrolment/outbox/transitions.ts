import type { CourseId } from '../../content/course-ids';
import type { EnrolmentForm } from '../form';
import type { EnrolmentRequest } from '../request';
import type { AttemptOutcome } from './attempt';
import type { LockState } from './locks';
import {
  type AcceptedRecord,
  type HeldRecord,
  isUnsettled,
  type OutboxRecord,
  type QueuedRecord,
  type RejectedRecord,
  type SendingRecord,
  type UnsettledRecord,
} from './record';
import { backoff, isOver, leaseDuration, type Span, spanFrom } from './schedule';

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
 * lacked a network. `asked`: everything that waits, on the visitor's word. `submitted`: also what
 * was held for that word.
 */
export type Trigger = 'timer' | 'reconnected' | 'asked' | 'submitted';

/** What happens where no answer came: it waits for its next try, or for the visitor's word. */
export type IfUnanswered = 'retry' | 'hold';

export function queued(confirmed: ConfirmedRequest, now: number): QueuedRecord {
  return {
    ...confirmed,
    state: 'queued',
    confirmedAt: now,
    attempts: 0,
    departed: false,
    lastFailure: null,
    wait: spanFrom(now, 0),
  };
}

/** Whether who wants to send a record may take it now. */
export function isClaimable(
  record: OutboxRecord,
  { now, trigger, lock }: { now: number; trigger: Trigger; lock: LockState },
): record is UnsettledRecord {
  switch (record.state) {
    case 'queued':
      // Another has the lock and is about to claim it, unless it fell asleep over that.
      if (lock === 'busy') return isOver(prolonged(record.wait, leaseDuration), now);
      return isDue(record, now, trigger);
    case 'sending':
      // Whoever sends holds the lock: if it was free, its last sender is gone. Where it is not,
      // the lease decides; it alone does in a browser without locks.
      return lock === 'held' || isOver(record.lease.span, now);
    case 'held':
      return trigger === 'submitted';
    case 'accepted':
    case 'rejected':
      return false;
  }
}

function isDue({ wait, lastFailure }: QueuedRecord, now: number, trigger: Trigger): boolean {
  if (trigger === 'asked' || trigger === 'submitted' || isOver(wait, now)) return true;
  return trigger === 'reconnected' && lastFailure?.kind !== 'status';
}

const prolonged = ({ from, to }: Span, duration: number): Span => ({ from, to: to + duration });

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
    departed: record.departed || record.state === 'sending',
    lease: { owner, span: spanFrom(now, leaseDuration) },
  };
}

interface Answer {
  readonly now: number;
  readonly random: number;
  readonly ifUnanswered: IfUnanswered;
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
  { now, random, ifUnanswered }: Answer,
): OutboxRecord | undefined {
  if (record.state === 'accepted') return undefined;
  if (outcome.kind === 'accepted') return accepted(record, attempt.request, outcome.reference, now);
  if (!isSameAttempt(record, attempt)) return undefined;
  if (outcome.kind === 'rejected') return rejected(record, outcome.status, now);

  const { failure, retryAfter } = outcome;
  const departed = record.departed || failure.kind !== 'offline';
  const pending = { ...unsettledPart(record), lastFailure: failure, departed };
  if (failure.kind !== 'status' && ifUnanswered === 'hold') return { ...pending, state: 'held' };
  const duration = retryAfter ?? backoff(record.attempts, random);
  return { ...pending, state: 'queued', wait: spanFrom(now, duration) };
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
  const { id, courseId, formOf, confirmedAt } = record;
  return {
    id,
    courseId,
    formOf,
    confirmedAt,
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
  const { id, courseId, formOf, confirmedAt, form } = record;
  return {
    id,
    courseId,
    formOf,
    confirmedAt,
    state: 'rejected',
    form,
    status,
    rejectedAt: now,
    announced: false,
  };
}

/** A held request goes again: the visitor said so. */
export function released(record: OutboxRecord, now: number): QueuedRecord | undefined {
  if (record.state !== 'held') return undefined;
  return { ...unsettledPart(record), state: 'queued', wait: spanFrom(now, 0) };
}

/** What never left the device can be withdrawn: of anything else the academy may know. */
export const isWithdrawable = (record: OutboxRecord): record is QueuedRecord =>
  record.state === 'queued' && !record.departed;

/**
 * What the visitor can change, and then send under a new key: not what a copy was handed out of,
 * which would count besides it.
 */
export const isEditable = (record: OutboxRecord): record is RejectedRecord | HeldRecord =>
  record.state === 'rejected' || (record.state === 'held' && !isHandedOut(record));

/** Whether the visitor has a copy of it that may reach the academy by another way. */
export const isHandedOut = (record: OutboxRecord): record is UnsettledRecord =>
  isUnsettled(record) && record.copies !== undefined;

export function announced(record: OutboxRecord): OutboxRecord | undefined {
  if ((record.state !== 'accepted' && record.state !== 'rejected') || record.announced) {
    return undefined;
  }
  return { ...record, announced: true };
}

export function congratulated(record: OutboxRecord): OutboxRecord | undefined {
  if (record.state !== 'accepted' || record.congratulated) return undefined;
  return { ...record, congratulated: true };
}

/**
 * How long until the outbox has to be looked through again, in milliseconds, or null where nothing
 * waits for a time.
 */
export function untilNextWake(records: readonly OutboxRecord[], now: number): number | null {
  const waits = records.flatMap((record) => {
    if (record.state !== 'queued' && record.state !== 'sending') return [];
    const span = record.state === 'queued' ? record.wait : record.lease.span;
    return isOver(span, now) ? 0 : span.to - now;
  });
  return waits.length > 0 ? Math.min(...waits) : null;
}

function unsettledPart(record: UnsettledRecord) {
  const { id, courseId, formOf, confirmedAt, request, form } = record;
  const { attempts, departed, copies, lastFailure } = record;
  const part = {
    id,
    courseId,
    formOf,
    confirmedAt,
    request,
    form,
    attempts,
    departed,
    lastFailure,
  };
  return copies === undefined ? part : { ...part, copies };
}

/**
 * Whether it is open if the academy has the request: the server has not said that it has not, or a
 * copy may have come by another way.
 */
export const mayHaveArrived = ({ departed, copies, lastFailure }: UnsettledRecord): boolean =>
  copies !== undefined || (departed && lastFailure?.kind !== 'status');
