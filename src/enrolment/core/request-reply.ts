import * as z from 'zod/mini';
import { once } from '../../site/once';

/** States that the academy can give a request. */
export const requestStates = [
  'received',
  'contacted',
  'place-offered',
  'waiting-list',
  'enrolled',
  'closed',
] as const;
export type RequestState = (typeof requestStates)[number];

const replyFields = () => ({
  /** One of `requestStates`, or a state that a later release of the server has added. */
  state: z.string(),
  /** The office's message to the sender, or '' if there is none. */
  sentence: z.string(),
  /**
   * The sentence in each language of the site, if it is a ready-made one. `z.record` would make the
   * schemas 500 bytes larger.
   */
  translations: z.optional(z.catchall(z.object({}), z.string())),
  /** Time (ISO 8601, UTC) of the last reply, or of the request's arrival if there is no reply. */
  changedAt: z.string(),
  /** 0 until the office replies. Increases when the state or sentence changes, and only then. */
  version: z.int(),
});

/** Returns the schema of the academy's reply to a request, as devices store it. */
export const requestReplySchema = once(() => z.object(replyFields()));
export type RequestReply = z.infer<ReturnType<typeof requestReplySchema>>;

/**
 * Returns the schema of the response to `GET /api/notifications/state` with the request's key. Only a
 * certificate contains personal data. Release 1.0 of the server sends only the reply.
 */
export const requestStatusSchema = once(() =>
  z.object({
    ...replyFields(),
    /** The present values, which the office, or another of the sender's devices, may have corrected. */
    request: z.optional(
      z.object({
        /** Undefined if the request is for no course that this server knows. */
        courseId: z.optional(z.int()),
        per: z.string(),
        hours: z.int(),
      }),
    ),
    /** Time (ISO 8601, UTC) of the withdrawal, or null if the request is not withdrawn. */
    withdrawnAt: z.optional(z.nullable(z.string())),
    /** The certificate issued for the request, as in its link, if there is one. */
    certificate: z.optional(z.string()),
  }),
);
export type RequestStatus = z.infer<ReturnType<typeof requestStatusSchema>>;

/**
 * Returns the schema of the response to `GET /api/notifications/reply-channels`: how the applicant
 * hears of a reply.
 */
export const replyChannelsSchema = once(() =>
  z.object({
    /** True if replies are announced by email. */
    mail: z.boolean(),
    /** The server's public key for Web Push in base64url; null if the server sends none. */
    pushKey: z.nullable(z.string()),
  }),
);
export type ReplyChannels = z.infer<ReturnType<typeof replyChannelsSchema>>;
