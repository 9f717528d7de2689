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
export const isSettled = isIn('accepted', 'rejected');
export const isWaiting = isIn('queued', 'sending');
/** Returns true if the visitor must act, because the request was rejected or got no response. */
export const needsVisitor = isIn('held', 'rejected');
/** Returns true if the visitor can edit the request in its form. */
export const isEditable = isIn('queued', 'held', 'rejected');

export const isRequest = (item: Deliverable): item is OutboxRecord => 'courseId' in item;

/**
 * Returns true if no attempt has been made to send the request, under any key. After an attempt,
 * only the server knows whether the request has arrived.
 */
export const isUntried = ({ attempts }: Pick<UnsettledRecord, 'attempts'>): boolean =>
  attempts === 0;

/**
 * Returns true if some version of the request may have reached the academy, although the academy
 * has not confirmed it.
 */
export const mayHaveArrived = (record: OutboxRecord): boolean =>
  isUnsettled(record)
    ? !isUntried(record)
    : record.state === 'rejected' && record.predecessors !== undefined;

/**
 * Returns true if the last attempt reached the server or timed out, so that a visitor must not read
 * that the academy has not received the request. A network error doesn't count.
 */
export const isUnconfirmed = (record: OutboxRecord): boolean =>
  isUnsettled(record) &&
  (record.lastFailure?.kind === 'status' || record.lastFailure?.kind === 'timeout');

/** Maximum length of the name that a visitor gives a receipt. */
export const maximumNameLength = 40;

/** Returns true if the record's alert announces the academy's reply, not the acceptance. */
export const announcesReply = (
  record: OutboxRecord,
): record is AcceptedRecord & { readonly answer: RequestReply } =>
  record.state === 'accepted' && record.answer !== undefined;

/** Returns true if the visitor can delete the request from the device. */
export const isDeletable = (record: OutboxRecord): boolean => record.state !== 'sending';

interface Deliverables {
  readonly records: readonly OutboxRecord[];
  readonly withdrawals: readonly Withdrawal[];
}

/** Returns all requests and withdrawals. */
export const deliverables = ({ records, withdrawals }: Deliverables): readonly Deliverable[] => [
  ...records,
  ...withdrawals,
];

/** Returns the stored version of an item. A withdrawal has the id of its request. */
export const findItem = (stored: Deliverables, item: Deliverable): Deliverable | undefined =>
  deliverables(stored).find((each) => each.id === item.id && isRequest(each) === isRequest(item));

type Records = Pick<Deliverables, 'records'>;

export const findRecord = ({ records }: Records, id: string): OutboxRecord | undefined =>
  records.find((record) => record.id === id);

/** Returns the record with the id, or the record that has replaced it, perhaps in another tab. */
export const findCurrentRecord = (state: Records, id: string): OutboxRecord | undefined =>
  findRecord(state, id) ?? state.records.find(({ predecessors = [] }) => predecessors.includes(id));

export const findWithdrawal = (
  withdrawals: readonly Withdrawal[],
  { id }: OutboxRecord,
): Withdrawal | undefined => withdrawals.find((withdrawal) => withdrawal.id === id);
