import type * as z from 'zod/mini';
import type {
  acceptedSchema,
  draftSchema,
  failureSchema,
  heldSchema,
  queuedSchema,
  rejectedSchema,
  sendingSchema,
  withdrawalSchema,
} from './record-schema';
import type { RequestReply } from './request-reply';

/** Input in a course's form that the visitor has not confirmed yet. */
export type Draft = z.infer<typeof draftSchema>;

export type DeliveryFailure = z.infer<typeof failureSchema>;

export type QueuedRecord = z.infer<typeof queuedSchema>;
export type SendingRecord = z.infer<typeof sendingSchema>;
export type HeldRecord = z.infer<typeof heldSchema>;
export type RejectedRecord = z.infer<typeof rejectedSchema>;
export type AcceptedRecord = z.infer<typeof acceptedSchema>;
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** A confirmed request in any of its states. */
export type OutboxRecord =
  | QueuedRecord
  | SendingRecord
  | HeldRecord
  | RejectedRecord
  | AcceptedRecord;

/** A request without a final response from the server, as far as this device knows. */
export type UnsettledRecord = QueuedRecord | SendingRecord | HeldRecord;
/** A request with the server's final response. */
export type SettledRecord = AcceptedRecord | RejectedRecord;

/** A request or a withdrawal that the device delivers. */
export type Deliverable = OutboxRecord | Withdrawal;
/** An item that waits for its next automatic attempt, or is being sent. */
export type Waiting = Extract<Deliverable, { state: 'queued' | 'sending' }>;
export type Sending = Extract<Deliverable, { state: 'sending' }>;

export const isUnsettled = (record: OutboxRecord): record is UnsettledRecord =>
  record.state === 'queued' || record.state === 'sending' || record.state === 'held';

export const isSettled = (record: Deliverable): record is SettledRecord =>
  record.state === 'accepted' || record.state === 'rejected';

export const isWaiting = <Item extends Deliverable>(item: Item): item is Extract<Item, Waiting> =>
  item.state === 'queued' || item.state === 'sending';

/** Returns true if the request is back in its form, because it was rejected or got no response. */
export const needsVisitor = (record: OutboxRecord): record is HeldRecord | RejectedRecord =>
  record.state === 'held' || record.state === 'rejected';

/**
 * Returns true if no attempt has been made to send the request, under any key. After an attempt,
 * only the server knows whether the request has arrived.
 */
export const isUntried = (record: UnsettledRecord): boolean => record.attempts === 0;

/**
 * Returns true if some version of the request may have reached the academy, although the academy
 * has not confirmed it.
 */
export const mayHaveArrived = (record: OutboxRecord): boolean =>
  isUnsettled(record)
    ? !isUntried(record)
    : record.state === 'rejected' && record.predecessors !== undefined;

/** Returns true if the record's alert announces the academy's reply, not the acceptance. */
export const announcesReply = (
  record: OutboxRecord,
): record is AcceptedRecord & { readonly answer: RequestReply } =>
  record.state === 'accepted' && record.answer !== undefined;

/** Returns true if the visitor can edit the request in its form. */
export const isEditable = (
  record: OutboxRecord,
): record is RejectedRecord | HeldRecord | QueuedRecord =>
  record.state === 'rejected' || record.state === 'held' || record.state === 'queued';

/** Returns true if the visitor can delete the request from the device. */
export const isDeletable = (record: OutboxRecord): boolean => record.state !== 'sending';

export const findWithdrawal = (
  withdrawals: readonly Withdrawal[],
  { id }: OutboxRecord,
): Withdrawal | undefined => withdrawals.find((withdrawal) => withdrawal.id === id);
