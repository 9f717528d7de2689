import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { languages, courseIds } from '../../content/course-ids';
import { periods } from '../../content/periods';
import { once } from '../../site/once';
import { type EnrolmentForm, type FieldName, periodsInMonths } from './form';
import type { TimeWindow } from './record';
import type { EnrolmentRequest } from './request';
import { requestReplySchema } from './request-reply';

/**
 * Creates the schemas of stored data. Not at import, because most visitors have nothing stored, and
 * zod needs 15 ms for them on a fast phone.
 */
export const storedSchemas = once(() => {
  const windowSchema: z.ZodMiniType<TimeWindow> = z.object({ from: z.number(), to: z.number() });

  const text = orElse(z.string(), '');
  /**
   * The fields of a stored form, whose input may be invalid. A field that another release lacks, or
   * a choice that this release doesn't offer, is empty, so that the rest can still be read.
   */
  const formFields: {
    [Field in FieldName]: z.ZodMiniCatch<z.ZodMiniType<EnrolmentForm[Field]>>;
  } = {
    firstName: text,
    lastName: text,
    country: text,
    phone: text,
    email: text,
    language: orElse(z.enum([...languages, '']), ''),
    courseType: orElse(z.enum([...courseIds.map((id) => `${id}` as const), '']), ''),
    period: orElse(z.enum([...periods, '']), ''),
    vip: orElse(z.boolean(), false),
    vipHours: text,
  };
  const typedFormSchema: z.ZodMiniType<EnrolmentForm> = z.object(formFields);

  const draftSchema = z.object({
    /** The course's title when this was stored, in the page's language. */
    title: z.string(),
    form: typedFormSchema,
    /** The step that was open: 'Personal Info' or 'Course Info'. */
    step: z.literal([0, 1]),
    /** Id of the request that this draft changes, if any. */
    request: z.optional(z.string()),
    /** True if the visitor opened the form to correct that request, which was accepted. */
    isCorrection: z.optional(z.boolean()),
    /** Time of the last change, in milliseconds since 1970. */
    changedAt: z.number(),
    /** Time at which the draft was first found to look too old, in milliseconds since 1970. */
    oldSince: z.optional(z.number()),
  });

  /** The reason why an attempt got no final response. Only the server knows what has arrived. */
  const failureSchema = z.discriminatedUnion('kind', [
    /** There was no response, and the browser reported being offline from the start, perhaps wrongly. */
    z.object({ kind: z.literal('offline') }),
    /** There was no response, for example because there was no network. */
    z.object({ kind: z.literal('no-answer') }),
    /** The third or a later attempt got no response, although the site's own files load. */
    z.object({ kind: z.literal('blocked') }),
    z.object({ kind: z.literal('timeout') }),
    /** The response was not our server's, but for example a hotel's sign-in page or a firewall's. */
    z.object({ kind: z.literal('foreign-answer') }),
    /** The server returned a temporary error. */
    z.object({ kind: z.literal('status'), status: z.int() }),
  ]);

  /** Fields that a request or a withdrawal has until its delivery has ended. */
  const tried = {
    /**
     * Number of attempts so far, including the current one and those of replaced requests.
     */
    attempts: z.int(),
    /**
     * True once an attempt, under any key, may have reached a network. From then on, only the server
     * knows what has arrived.
     */
    departed: z.boolean(),
    /** Null also if only another release knows the failure. */
    lastFailure: orElse(z.nullable(failureSchema), null),
  };
  const queued = { ...tried, state: z.literal('queued'), wait: windowSchema };
  /** `since` is the start of the attempt, in milliseconds since 1970. */
  const sending = { ...tried, state: z.literal('sending'), since: z.number() };

  const common = {
    /** The idempotency key, a UUID that is the same for every attempt. */
    id: z.string(),
    /** The course that the request is for, which the academy may no longer offer. */
    courseId: z.int(),
    /** The course's title when the visitor confirmed the request, in the page's language. */
    title: z.string(),
    /** The course whose form the visitor filled in. */
    formOf: z.int(),
    /** Milliseconds since 1970, like all times in this file. */
    confirmedAt: z.number(),
    /** The keys of the requests that this one replaces, latest first. */
    predecessors: z.optional(z.array(z.string())),
  };

  const unsettled = {
    ...common,
    /**
     * The payload. It never changes under the same key, even if a later release changes the form. Not
     * validated again: the server is authoritative.
     */
    request: z.custom<EnrolmentRequest>((value) => typeof value === 'object' && value !== null),
    /** The form as typed, so that the visitor can edit it. */
    form: typedFormSchema,
    /**
     * Language of the page on which the visitor last confirmed the request, perhaps one that only a
     * newer release has.
     */
    language: z.string(),
  };

  /** True once the record's current alert has been handed to a page that the visitor can see. */
  const alert = { announced: z.boolean() };

  /**
   * A confirmed request. It is one record, changed in place, so that it is never lost or duplicated
   * (see 'States of a request' in the README).
   */
  const outboxRecordSchema = z.discriminatedUnion('state', [
    z.object({ ...unsettled, ...queued }),
    z.object({ ...unsettled, ...sending }),
    /** No response arrived while the visitor waited, so only the visitor can resend the request. */
    z.object({ ...unsettled, ...tried, state: z.literal('held') }),
    z.object({
      ...common,
      ...alert,
      state: z.literal('rejected'),
      form: typedFormSchema,
      status: z.int(),
      rejectedAt: z.number(),
    }),
    /** The receipt, without the name, phone number and email address. */
    z.object({
      ...common,
      ...alert,
      state: z.literal('accepted'),
      /** Null if a server other than ours accepted the request without returning a reference. */
      reference: z.nullable(z.string()),
      /** Requested months. Undefined if only another release offers this period. */
      per: orElse(z.optional(z.enum(periodsInMonths)), undefined),
      /** Requested VIP hours; 0 for none. */
      hours: z.number(),
      acceptedAt: z.number(),
      /** The visitor's name for this receipt, which is never sent. */
      name: z.optional(z.string()),
      /** True once the course's page has congratulated the visitor on the enrolment. */
      congratulated: z.boolean(),
      /** The academy's latest reply that this device knows of. If set, the alert announces it. */
      answer: orElse(z.optional(requestReplySchema()), undefined),
      /** True if `answer` was announced before a correction, so the alert announces the acceptance. */
      hasKnownAnswer: z.optional(z.boolean()),
      /** The time window in which the device does not ask for a reply again. */
      asked: z.optional(windowSchema),
      /** The endpoint at the browser's push service to which the server sends notices of replies. */
      subscribed: z.optional(z.string()),
    }),
  ]);

  const withdrawal = {
    /** The key of the accepted request. The withdrawal is sent under the same key. */
    id: z.string(),
    /** The time of the withdrawal, or of the server's final response once that has arrived. */
    changedAt: z.number(),
  };

  /** The withdrawal of an accepted request. The device delivers the withdrawal to the academy. */
  const withdrawalSchema = z.discriminatedUnion('state', [
    z.object({ ...withdrawal, ...queued }),
    z.object({ ...withdrawal, ...sending }),
    /** The server refuses a withdrawal if the request has been deleted there or replaced. */
    z.object({ ...withdrawal, state: z.enum(['withdrawn', 'refused']) }),
  ]);

  return {
    draft: draftSchema,
    failure: failureSchema,
    record: outboxRecordSchema,
    withdrawal: withdrawalSchema,
  };
});
