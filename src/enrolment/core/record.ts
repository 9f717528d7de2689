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
import type { RequestAnswer } from './request-answer';

/** What was typed in a course's form and not confirmed yet. */
export interface Draft {
  readonly form: EnrolmentForm;
  /** The step that was open: 'Personal Info' or 'Course Info'. */
  readonly step: 0 | 1;
  /** When it last changed, in milliseconds since 1970. */
  readonly changedAt: number;
  /** Since when it looks too old to be kept: milliseconds since 1970. */
  readonly oldSince?: number | undefined;
}

export type DeliveryFailure = z.infer<typeof failureSchema>;

export type QueuedRecord = z.infer<typeof queuedSchema>;
export type SendingRecord = z.infer<typeof sendingSchema>;
export type HeldRecord = z.infer<typeof heldSchema>;
export type RejectedRecord = z.infer<typeof rejectedSchema>;
export type AcceptedRecord = z.infer<typeof acceptedSchema>;
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** A request that the visitor confirmed, in any of the queue's states. */
export type OutboxRecord =
  | QueuedRecord
  | SendingRecord
  | HeldRecord
  | RejectedRecord
  | AcceptedRecord;

/** Not yet received by the academy, as far as this device knows. */
export type UnsettledRecord = QueuedRecord | SendingRecord | HeldRecord;
/** The server has answered for good. */
export type SettledRecord = AcceptedRecord | RejectedRecord;

/** What the device delivers: a request, or the withdrawal of one. */
export type Deliverable = OutboxRecord | Withdrawal;
/** Is sent automatically: waits for its next try, or is on its way. */
export type Waiting = Extract<Deliverable, { state: 'queued' | 'sending' }>;
/** A try to send it is under way. */
export type Sending = Extract<Deliverable, { state: 'sending' }>;

export const isUnsettled = (record: OutboxRecord): record is UnsettledRecord =>
  record.state === 'queued' || record.state === 'sending' || record.state === 'held';

export const isSettled = (record: Deliverable): record is SettledRecord =>
  record.state === 'accepted' || record.state === 'rejected';

/** Whether it is sent automatically: it waits for its next try, or is on its way. */
export const isWaiting = <Item extends Deliverable>(item: Item): item is Extract<Item, Waiting> =>
  item.state === 'queued' || item.state === 'sending';

/** Whether it came back from the academy, or without an answer: it is in its form again. */
export const needsVisitor = (record: OutboxRecord): record is HeldRecord | RejectedRecord =>
  record.state === 'held' || record.state === 'rejected';

/** Whether it was never sent, under any key. Of any other request, only the server knows if it arrived. */
export const isUntried = (record: UnsettledRecord): boolean => record.attempts === 0;

/** Whether its alert announces what the academy answered, and no longer that the request was accepted. */
export const tellsAnswer = (
  record: OutboxRecord,
): record is AcceptedRecord & { readonly answer: RequestAnswer } =>
  record.state === 'accepted' && record.answer !== undefined;

/** What the visitor can change in its form. */
export const isEditable = (
  record: OutboxRecord,
): record is RejectedRecord | HeldRecord | QueuedRecord =>
  record.state === 'rejected' || record.state === 'held' || record.state === 'queued';

/** What the visitor can delete from the device: all but what is being sent this moment. */
export const isDeletable = (record: OutboxRecord): boolean => record.state !== 'sending';

/** The withdrawal of a request, if the person has withdrawn it. */
export const findWithdrawal = (
  withdrawals: readonly Withdrawal[],
  { id }: OutboxRecord,
): Withdrawal | undefined => withdrawals.find((withdrawal) => withdrawal.id === id);
