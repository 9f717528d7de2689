import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { languages } from '../../content/course';
import { courseIds } from '../../content/course-ids';
import { periods } from '../../content/periods';
import { courseTypeOf, type EnrolmentForm, periodsInMonths } from './form';
import type { EnrolmentRequest } from './request';
import type { Draft } from './record';
import { requestReplySchema } from './request-reply';
import type { TimeWindow } from './schedule';

const windowSchema: z.ZodMiniType<TimeWindow> = z.object({ from: z.number(), to: z.number() });

/** A stored form with any input, valid or not. */
const typedFormSchema: z.ZodMiniType<EnrolmentForm> = z.pipe(
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
    language: z.enum([...languages, '']),
    courseType: z.string(),
    period: z.enum([...periods, '']),
    vip: z.boolean(),
    vipHours: z.string(),
  }),
  z.transform((form) => ({ ...form, courseType: courseTypeOf(form.language, form.courseType) })),
);

export const draftSchema: z.ZodMiniType<Draft> = z.object({
  form: typedFormSchema,
  step: z.literal([0, 1]),
  changedAt: z.number(),
  oldSince: z.optional(z.number()),
});

/** Why an attempt got no final response. Only the server knows what it did with the request. */
export const failureSchema = z.discriminatedUnion('kind', [
  /** No response, and the browser reported that it was offline, which is only a hint. */
  z.object({ kind: z.literal('offline') }),
  /** No response: no network, or the connection broke. */
  z.object({ kind: z.literal('no-answer') }),
  /** Repeatedly no response although the site's own files load: the browser may block requests. */
  z.object({ kind: z.literal('blocked') }),
  z.object({ kind: z.literal('timeout') }),
  /** A web page or a redirect, such as a hotel's sign-in page: not our server's response. */
  z.object({ kind: z.literal('foreign-answer') }),
  /** The server returned a temporary error. */
  z.object({ kind: z.literal('status'), status: z.int() }),
]);

/** Fields of a request or a withdrawal until its delivery has ended. */
const tried = {
  /** Attempts so far, including the one under way and those of the requests that it replaces. */
  attempts: z.int(),
  lastFailure: z.nullable(failureSchema),
};
const queued = { ...tried, state: z.literal('queued'), wait: windowSchema };
/** `since`: when the attempt began, in milliseconds since 1970. */
const sending = { ...tried, state: z.literal('sending'), since: z.number() };

const common = {
  /** The idempotency key, a UUID: the same for every attempt. */
  id: z.string(),
  /** The course that the request is for. */
  courseId: z.literal(courseIds),
  /** The course whose form it was typed in. */
  formOf: z.literal(courseIds),
  /** Milliseconds since 1970, like all times here. */
  confirmedAt: z.number(),
  /** The keys of the requests that it replaces, latest first. */
  predecessors: z.optional(z.array(z.string())),
};

const unsettled = {
  ...common,
  /**
   * The payload. It never changes under its key, even if a later release changes the form, and is
   * not validated again: the server decides.
   */
  request: z.custom<EnrolmentRequest>((value) => typeof value === 'object' && value !== null),
  /** The form as typed, so that the visitor can edit it. */
  form: typedFormSchema,
};

export const queuedSchema = z.object({ ...unsettled, ...queued });
export const sendingSchema = z.object({ ...unsettled, ...sending });
/** No response arrived while the visitor waited: it is resent only when they choose to. */
export const heldSchema = z.object({ ...unsettled, ...tried, state: z.literal('held') });

/** True once a page has shown the record's current alert. */
const alert = { announced: z.boolean() };

export const rejectedSchema = z.object({
  ...common,
  ...alert,
  state: z.literal('rejected'),
  form: typedFormSchema,
  status: z.int(),
  rejectedAt: z.number(),
});

/** The receipt, without name, phone and email. */
export const acceptedSchema = z.object({
  ...common,
  ...alert,
  state: z.literal('accepted'),
  /** Null if another server than ours accepted the request without returning one. */
  reference: z.nullable(z.string()),
  /**
   * Requested months and VIP hours (0 for none). An earlier release did not store them, or sent
   * other values: the receipt is kept without them.
   */
  per: orElse(z.optional(z.enum(periodsInMonths)), undefined),
  hours: orElse(z.optional(z.number()), undefined),
  acceptedAt: z.number(),
  /** No longer used, but a tab of the previous release can't read a record without it. */
  congratulated: z.boolean(),
  /** True once the course's page has shown the congratulation on the enrolment. */
  enrolmentCongratulated: z.optional(z.boolean()),
  /** The academy's latest reply known to this device. The record's alert then announces it. */
  answer: orElse(z.optional(requestReplySchema), undefined),
  /** The window in which the device does not ask for a reply again. */
  asked: z.optional(windowSchema),
});

/**
 * A confirmed request: one record, changed in place, so that it is never lost or duplicated (the
 * ruling on offline, drafts and the queue).
 */
export const outboxRecordSchema = z.discriminatedUnion('state', [
  queuedSchema,
  sendingSchema,
  heldSchema,
  rejectedSchema,
  acceptedSchema,
]);

const withdrawal = {
  /** The key of the accepted request, under which the withdrawal is sent. */
  id: z.string(),
  /** When the person withdrew it; after the server's final response, when that arrived. */
  changedAt: z.number(),
};

/** The withdrawal of an accepted request, to be delivered to the academy. */
export const withdrawalSchema = z.discriminatedUnion('state', [
  z.object({ ...withdrawal, ...queued }),
  z.object({ ...withdrawal, ...sending }),
  /** Accepted or refused by the server, which may have deleted the request. */
  z.object({ ...withdrawal, state: z.enum(['withdrawn', 'refused']) }),
]);
