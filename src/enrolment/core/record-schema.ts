import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { languages } from '../../content/course';
import { courseIds } from '../../content/course-ids';
import { periods } from '../../content/periods';
import { courseTypeOf, type EnrolmentForm, periodsInMonths } from './form';
import type { EnrolmentRequest } from './request';
import type { Draft } from './record';
import { requestAnswerSchema } from './request-answer';
import type { TimeWindow } from './schedule';

const windowSchema: z.ZodMiniType<TimeWindow> = z.object({ from: z.number(), to: z.number() });

/** A form that was stored: anything that can be typed and chosen in it, right or wrong. */
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

/** Why a try got no final answer. What the server made of it, only the server knows. */
export const failureSchema = z.discriminatedUnion('kind', [
  /** No answer, and the browser said that it was offline, which is a hint and no more. */
  z.object({ kind: z.literal('offline') }),
  /** No answer: no network, or the connection broke. */
  z.object({ kind: z.literal('no-answer') }),
  /** No answer, again and again, while the site's own files arrive: the browser may block it. */
  z.object({ kind: z.literal('blocked') }),
  z.object({ kind: z.literal('timeout') }),
  /** A web page or a redirect answered, such as a hotel's sign-in page: not our server. */
  z.object({ kind: z.literal('foreign-answer') }),
  /** The server could not take it now. */
  z.object({ kind: z.literal('status'), status: z.int() }),
]);

/** What is on its way to the academy, a request or a withdrawal, and is sent without the visitor. */
const tried = {
  /** Tries so far: the running one is included, and those of the requests that it replaces. */
  attempts: z.int(),
  lastFailure: z.nullable(failureSchema),
};
const queued = { ...tried, state: z.literal('queued'), wait: windowSchema };
/** `since`: when the try began, in milliseconds since 1970. */
const sending = { ...tried, state: z.literal('sending'), since: z.number() };

const common = {
  /** The idempotency key, a UUID: the same for every try. */
  id: z.string(),
  /** The course that the request is for. */
  courseId: z.literal(courseIds),
  /** The course whose form it was typed in. */
  formOf: z.literal(courseIds),
  /** Milliseconds since 1970, as all times here. */
  confirmedAt: z.number(),
  /** The keys of the requests that it replaces, the latest first. */
  predecessors: z.optional(z.array(z.string())),
};

const unsettled = {
  ...common,
  /**
   * What is sent. It does not change under its key, whatever a later release makes of a form; nor
   * is it checked again: what waits goes, and the server judges it.
   */
  request: z.custom<EnrolmentRequest>((value) => typeof value === 'object' && value !== null),
  /** What was typed, so that the visitor can change it. */
  form: typedFormSchema,
};

export const queuedSchema = z.object({ ...unsettled, ...queued });
export const sendingSchema = z.object({ ...unsettled, ...sending });
/** No answer came while the visitor waited for it: it is sent again only when the visitor asks for it. */
export const heldSchema = z.object({ ...unsettled, ...tried, state: z.literal('held') });

/** Whether a page has shown the alert of how it ended. */
const alert = { announced: z.boolean() };

export const rejectedSchema = z.object({
  ...common,
  ...alert,
  state: z.literal('rejected'),
  form: typedFormSchema,
  status: z.int(),
  rejectedAt: z.number(),
});

/** The receipt: what was personal is gone from the device. */
export const acceptedSchema = z.object({
  ...common,
  ...alert,
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
  /** Not used any more, but a tab of the release before can't read a record without it. */
  congratulated: z.boolean(),
  /** Whether the visitor has seen the congratulation on the enrolment, on the course's page. */
  enrolmentCongratulated: z.optional(z.boolean()),
  /** What the academy answered last, as far as this device knows: its alert is then the record's. */
  answer: orElse(z.optional(requestAnswerSchema), undefined),
  /** Until when the academy is not asked again. */
  asked: z.optional(windowSchema),
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

const withdrawal = {
  /** The key of the accepted request, under which the withdrawal is sent. */
  id: z.string(),
  /** When the person withdrew it; once that is settled, when the academy's server answered. */
  changedAt: z.number(),
};

/** The person no longer wants an accepted request, which the academy has to know. */
export const withdrawalSchema = z.discriminatedUnion('state', [
  z.object({ ...withdrawal, ...queued }),
  z.object({ ...withdrawal, ...sending }),
  /** The academy has it; or its server did not take it, and may have deleted the request. */
  z.object({ ...withdrawal, state: z.enum(['withdrawn', 'refused']) }),
]);
