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

export const isUnsettled = (record: OutboxRecord): record is UnsettledRecord =>
  record.state === 'queued' || record.state === 'sending' || record.state === 'held';

export const isSettled = (record: OutboxRecord): record is SettledRecord =>
  record.state === 'accepted' || record.state === 'rejected';

/** Whether it is sent by itself: it waits for its next try, or is on its way. */
export const isWaiting = (record: OutboxRecord): record is QueuedRecord | SendingRecord =>
  record.state === 'queued' || record.state === 'sending';

/** Whether it came back from the academy, or without an answer: it stands in its form again. */
export const waitsForVisitor = (record: OutboxRecord): record is HeldRecord | RejectedRecord =>
  record.state === 'held' || record.state === 'rejected';

/** What never arrived can be taken back by itself: of anything else the academy may know. */
export const isWithdrawable = (record: OutboxRecord): record is QueuedRecord =>
  record.state === 'queued' && !record.mayHaveArrived && !predecessorMayHaveArrived(record);

/** Whether the academy may have one of the requests that this one replaces. */
const predecessorMayHaveArrived = ({ earlier: predecessors = [] }: OutboxRecord): boolean =>
  predecessors.some(({ mayHaveArrived }) => mayHaveArrived);

/** Whether its alert tells what the academy answered, and no longer that the request was accepted. */
export const tellsAnswer = (
  record: OutboxRecord,
): record is AcceptedRecord & { readonly answer: RequestAnswer } =>
  record.state === 'accepted' && record.answer !== undefined;

/** The person has changed their mind, and the academy does not know yet. */
type WithdrawingRecord = AcceptedRecord & {
  readonly withdrawal: Extract<Withdrawal, { state: 'queued' | 'sending' }>;
};

export const isWithdrawing = (record: OutboxRecord): record is WithdrawingRecord =>
  record.state === 'accepted' &&
  (record.withdrawal?.state === 'queued' || record.withdrawal?.state === 'sending');

/** What the visitor can change in its form. */
export const isEditable = (
  record: OutboxRecord,
): record is RejectedRecord | HeldRecord | QueuedRecord =>
  record.state === 'rejected' || record.state === 'held' || record.state === 'queued';

/** What the visitor can delete from the device: all but what is being sent this moment. */
export const isDeletable = (record: OutboxRecord): boolean => record.state !== 'sending';
