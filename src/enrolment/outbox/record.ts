import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { courseIds } from '../../content/course-ids';
import type { EnrolmentRequest } from '../request';
import { periodsInMonths } from '../request-limits';
import { typedFormSchema } from '../typed-form';
import { spanSchema } from './schedule';

/** Why a try did not bring the request to the academy. */
export const failureSchema = z.discriminatedUnion('kind', [
  /** The browser said that it is offline, and the try broke at once: nothing left the device. */
  z.object({ kind: z.literal('offline') }),
  /** No answer came: no network, or the connection broke. The request may have arrived. */
  z.object({ kind: z.literal('no-answer') }),
  /** None came in time. */
  z.object({ kind: z.literal('timeout') }),
  /** A web page or a redirect answered, such as a hotel's sign-in page: not our server. */
  z.object({ kind: z.literal('foreign-answer') }),
  /** The server could not take it now. */
  z.object({ kind: z.literal('status'), status: z.int() }),
]);
export type DeliveryFailure = z.infer<typeof failureSchema>;

const common = {
  /** The idempotency key, a UUID: the same for every try. */
  id: z.string(),
  /** The course that the request is for. */
  courseId: z.literal(courseIds),
  /** The course whose form it was typed in. */
  formOf: z.literal(courseIds),
  /** Milliseconds since 1970, as all times here. */
  confirmedAt: z.number(),
};

const unsettled = {
  ...common,
  /**
   * What is sent. It does not change under its key, whatever a later release makes of a form; nor
   * is it checked again: what waits goes, and the server judges it.
   */
  request: z.custom<EnrolmentRequest>((value) => typeof value === 'object' && value !== null),
  /** What was typed, to mend it if the academy's server refuses it. */
  form: typedFormSchema,
  /** Tries so far, the running one included. */
  attempts: z.int(),
  /**
   * Whether any of them, or a copy, may have left the device: then the academy may know of the
   * request.
   */
  departed: z.boolean(),
  /**
   * Copies that the visitor has saved, shared or copied, each of which may reach the academy by
   * another way under the same key. Absent where there is none.
   */
  copies: z.optional(z.int()),
  lastFailure: z.nullable(failureSchema),
};

const queuedSchema = z.object({
  ...unsettled,
  state: z.literal('queued'),
  /** Until when it waits. */
  wait: spanSchema,
});

const sendingSchema = z.object({
  ...unsettled,
  state: z.literal('sending'),
  /** The page or worker that sends it, and how long it has it alone. */
  lease: z.object({ owner: z.string(), span: spanSchema }),
});

/** No answer came while the visitor waited for it: it goes again on the visitor's word only. */
const heldSchema = z.object({ ...unsettled, state: z.literal('held') });

const rejectedSchema = z.object({
  ...common,
  state: z.literal('rejected'),
  form: typedFormSchema,
  status: z.int(),
  rejectedAt: z.number(),
  /** Whether the visitor was told. */
  announced: z.boolean(),
});

/** The receipt: what was personal is gone from the device. */
const acceptedSchema = z.object({
  ...common,
  state: z.literal('accepted'),
  /** Null where a server that is not ours accepted the request without naming one. */
  reference: z.nullable(z.string()),
  /**
   * Months and VIP hours (0 for none) that were asked for. An earlier release did not keep them, and
   * what one sent may be none of these: that is no reason to lose the receipt.
   */
  per: orElse(z.optional(z.enum(periodsInMonths)), undefined),
  hours: orElse(z.optional(z.number()), undefined),
  acceptedAt: z.number(),
  announced: z.boolean(),
  /** Whether the visitor has seen the congratulation on the course's page. */
  congratulated: z.boolean(),
});

/**
 * A request that the visitor confirmed, from then on: one record, changed in place, so that it is
 * never in two places nor in none (the ruling on offline, drafts and the queue).
 */
export const outboxRecordSchema = z.discriminatedUnion('state', [
  queuedSchema,
  sendingSchema,
  heldSchema,
  rejectedSchema,
  acceptedSchema,
]);
export type OutboxRecord = z.infer<typeof outboxRecordSchema>;

export type QueuedRecord = z.infer<typeof queuedSchema>;
export type SendingRecord = z.infer<typeof sendingSchema>;
export type HeldRecord = z.infer<typeof heldSchema>;
export type RejectedRecord = z.infer<typeof rejectedSchema>;
export type AcceptedRecord = z.infer<typeof acceptedSchema>;

/** Not yet received by the academy, as far as this device knows. */
export type UnsettledRecord = QueuedRecord | SendingRecord | HeldRecord;
/** The server has answered for good. */
export type SettledRecord = AcceptedRecord | RejectedRecord;

export const isUnsettled = (record: OutboxRecord): record is UnsettledRecord =>
  record.state === 'queued' || record.state === 'sending' || record.state === 'held';

/** What the visitor can delete from the device: all but what is being sent this moment. */
export type ForgettableRecord = Exclude<OutboxRecord, SendingRecord>;

export const isSettled = (record: OutboxRecord): record is SettledRecord =>
  record.state === 'accepted' || record.state === 'rejected';

export const isForgettable = (record: OutboxRecord): record is ForgettableRecord =>
  record.state !== 'sending';
