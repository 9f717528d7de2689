import type * as z from 'zod/mini';
import type { storedSchemas } from './record-schema';
import type { RequestReply } from './request-reply';

type Schemas = ReturnType<typeof storedSchemas>;

/** Input in a course's form that the visitor has not confirmed yet. */
export type Draft = z.infer<Schemas['draft']>;

export type DeliveryFailure = z.infer<Schemas['failure']>;

/** A confirmed request in any of its states. */
export type OutboxRecord = z.infer<Schemas['record']>;
export type Withdrawal = z.infer<Schemas['withdrawal']>;
/** A request or a withdrawal that the device delivers. */
export type Deliverable = OutboxRecord | Withdrawal;

type InState<State, Item = OutboxRecord> = Extract<Item, { readonly state: State }>;

export type QueuedRecord = InState<'queued'>;
export type SendingRecord = InState<'sending'>;
export type HeldRecord = InState<'held'>;
export type RejectedRecord = InState<'rejected'>;
export type AcceptedRecord = InState<'accepted'>;
/** A request without a final response from the server, as far as this device knows. */
export type UnsettledRecord = InState<'queued' | 'sending' | 'held'>;
/** A request with the server's final response. */
export type SettledRecord = InState<'accepted' | 'rejected'>;
/** An item that waits for its next automatic attempt, or is being sent. */
export type Waiting = InState<'queued' | 'sending', Deliverable>;
export type Sending = InState<'sending', Deliverable>;

const isIn =
  <State extends Deliverable['state']>(...states: readonly State[]) =>
  <Item extends Deliverable>(item: Item): item is InState<State, Item> =>
    states.some((state) => state === item.state);

export const isUnsettled = isIn('queued', 'sending', 'held');
export const isAccepted = isIn('accepted');
export const isSettled = isIn('accepted', 'rejected');
export const isWaiting = isIn('queued', 'sending');
/** Returns true if the visitor must act, because the request was rejected or got no response. */
export const needsVisitor = isIn('held', 'rejected');
/** Returns true if the visitor can edit the request in its form. */
export const isEditable = isIn('queued', 'held', 'rejected');

export const isRequest = (item: Deliverable): item is OutboxRecord => 'courseId' in item;

/**
 * Returns true if some version of the request may have reached the academy, although the academy
 * has not confirmed it. Everything that a visitor reads about arrival depends on this.
 */
export const mayHaveArrived = (record: OutboxRecord): boolean =>
  isUnsettled(record)
    ? record.departed
    : record.state === 'rejected' && record.predecessors !== undefined;

/** Maximum length of the name that a visitor gives a receipt. */
export const maximumNameLength = 40;

/** Returns true if the record's alert announces the academy's reply, not the acceptance. */
export const announcesReply = (
  record: OutboxRecord,
): record is AcceptedRecord & { readonly answer: RequestReply } =>
  record.state === 'accepted' && record.answer !== undefined && !record.hasKnownAnswer;

/** Returns true if the academy has yet to reply, or to decide. */
export const awaitsReply = (record: OutboxRecord): record is AcceptedRecord =>
  record.state === 'accepted' &&
  record.reference !== null &&
  record.answer?.state !== 'enrolled' &&
  record.answer?.state !== 'closed';

/**
 * Returns the tag of the notification about a request. The server's notification of a reply has the
 * same, so that one replaces the other.
 */
export const notificationTag = (record: SettledRecord): string =>
  (record.state === 'accepted' && record.reference) || record.id;

/** Returns true if the visitor can delete the request from the device. */
export const isDeletable = (record: OutboxRecord): boolean => record.state !== 'sending';

interface Deliverables {
  readonly records: readonly OutboxRecord[];
  readonly withdrawals: readonly Withdrawal[];
}

/**
 * Returns all requests, and all withdrawals except those of requests that are being replaced. Such a
 * withdrawal waits until the replacement is accepted, which ends it, or is deleted.
 */
export const deliverables = ({ records, withdrawals }: Deliverables): readonly Deliverable[] => [
  ...records,
  ...withdrawals.filter(({ id }) => !findSuccessor({ records }, id)),
];

/** Returns the stored version of an item. A withdrawal has the id of its request. */
export const findItem = (
  { records, withdrawals }: Deliverables,
  item: Deliverable,
): Deliverable | undefined =>
  (isRequest(item) ? records : withdrawals).find(({ id }) => id === item.id);

type Records = Pick<Deliverables, 'records'>;

export const findRecord = ({ records }: Records, id: string): OutboxRecord | undefined =>
  records.find((record) => record.id === id);

export const findReceipt = ({ records }: Records, reference: string): AcceptedRecord | undefined =>
  records.filter(isAccepted).find((each) => each.reference === reference);

/** Returns the record that replaces the one with the id, perhaps confirmed in another tab. */
export const findSuccessor = ({ records }: Records, id: string): OutboxRecord | undefined =>
  records.find(({ predecessors = [] }) => predecessors.includes(id));

/** Returns the accepted request that a record corrects, if the device still has its receipt. */
export const findCorrected = (
  { records }: Records,
  { predecessors = [] }: OutboxRecord,
): AcceptedRecord | undefined =>
  records.filter(isAccepted).find(({ id }) => predecessors.includes(id));

/** Returns the last version of the request that had this id. */
export function findCurrentRecord(state: Records, id: string): OutboxRecord | undefined {
  const successor = findSuccessor(state, id);
  return successor ? findCurrentRecord(state, successor.id) : findRecord(state, id);
}

export const findWithdrawal = (
  withdrawals: readonly Withdrawal[],
  { id }: OutboxRecord,
): Withdrawal | undefined => withdrawals.find((withdrawal) => withdrawal.id === id);

/**
 * Returns true if the request can still be withdrawn or corrected on this device. A request that is
 * being replaced cannot be withdrawn, because the replacement would revive it, and its replacement
 * can be edited.
 */
export const canChange = (
  record: AcceptedRecord,
  { records, withdrawals }: Deliverables,
): boolean =>
  record.reference !== null &&
  record.answer?.state !== 'closed' &&
  !findWithdrawal(withdrawals, record) &&
  !findSuccessor({ records }, record.id);

/** Returns the id of the course in whose form the visitor edits or corrects the request. */
export const formToOpen = (record: OutboxRecord): number =>
  record.state === 'accepted' ? record.courseId : record.formOf;

/**
 * A time window on the device's clock, in milliseconds since 1970. The start is stored as well,
 * because the clock may be set back. A time before the start then counts as after the end, so that
 * nothing is delayed.
 */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Returns a window of `durationMs` that starts now. */
export const windowFrom = (now: number, durationMs: number): TimeWindow => ({
  from: now,
  to: now + durationMs,
});

/** Returns true outside the window, also before it, because the clock may have been set back. */
export const hasEnded = ({ from, to }: TimeWindow, now: number): boolean => now < from || now >= to;

const second = 1000;
const minute = 60 * second;
export const day = 24 * 60 * minute;

/** Time limit of an attempt, in milliseconds. */
export const attemptTimeoutMs = 30 * second;

/** Time, in milliseconds, within which a sender must have stored the outcome of its attempt. */
export const attemptLimitMs = attemptTimeoutMs + 15 * second;

const shortestWaitMs = 2 * second;
const longestWaitMs = 5 * minute;

/**
 * Returns the delay before the next attempt, in milliseconds. The delay doubles with each attempt,
 * from 2 s up to 5 min. A random part prevents devices that lost the same network from retrying at
 * the same time.
 *
 * @param attempts number of attempts so far, at least 1
 * @param random a number from 0 to 1
 */
export function backoff(attempts: number, random: number): number {
  const least = Math.min(shortestWaitMs * 2 ** (attempts - 1), longestWaitMs / 2);
  return Math.round(least * (1 + random));
}

/**
 * Returns the delay for a server's `Retry-After`, in milliseconds. This is the requested delay plus
 * a random extra of up to half that delay (at most a minute), so that devices that got the same
 * response don't retry at the same time.
 */
export const spread = (askedMs: number, random: number): number =>
  Math.round(askedMs + Math.min(askedMs / 2, minute) * random);
