import type * as z from 'zod/mini';
import type { EnrolmentForm } from './form';
import type {
  acceptedSchema,
  failureSchema,
  heldSchema,
  queuedSchema,
  rejectedSchema,
  sendingSchema,
  withdrawalSchema,
} from './record-schema';
import type { RequestReply } from './request-reply';

/** The input of a course's form that is not confirmed yet. */
export interface Draft {
  readonly form: EnrolmentForm;
  /** The step that was open: 'Personal Info' or 'Course Info'. */
  readonly step: 0 | 1;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
  /** Time since when it has looked too old to keep, in milliseconds since 1970. */
  readonly oldSince?: number | undefined;
}

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

/** A request or a withdrawal, which the device delivers. */
export type Deliverable = OutboxRecord | Withdrawal;
/** An item that is sent automatically: it waits for its next attempt, or is being sent. */
export type Waiting = Extract<Deliverable, { state: 'queued' | 'sending' }>;
/** An item that is being sent. */
export type Sending = Extract<Deliverable, { state: 'sending' }>;

export const isUnsettled = (record: OutboxRecord): record is UnsettledRecord =>
  record.state === 'queued' || record.state === 'sending' || record.state === 'held';

export const isSettled = (record: Deliverable): record is SettledRecord =>
  record.state === 'accepted' || record.state === 'rejected';

export const isWaiting = <Item extends Deliverable>(item: Item): item is Extract<Item, Waiting> =>
  item.state === 'queued' || item.state === 'sending';

/** Returns true if the request was rejected or got no response: it is in its form again. */
export const needsVisitor = (record: OutboxRecord): record is HeldRecord | RejectedRecord =>
  record.state === 'held' || record.state === 'rejected';

/**
 * Returns true if the request was never sent, under any key. Only the server knows whether another
 * request has arrived.
 */
export const isUntried = (record: UnsettledRecord): boolean => record.attempts === 0;

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

/** Returns the withdrawal of a request, if there is one. */
export const findWithdrawal = (
  withdrawals: readonly Withdrawal[],
  { id }: OutboxRecord,
): Withdrawal | undefined => withdrawals.find((withdrawal) => withdrawal.id === id);
