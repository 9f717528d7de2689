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

/**
 * Returns the schema of the response to `GET /api/notifications/state` with the request's key. It
 * contains no personal data.
 */
export const requestReplySchema = once(() =>
  z.object({
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
  }),
);
export type RequestReply = z.infer<ReturnType<typeof requestReplySchema>>;

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
