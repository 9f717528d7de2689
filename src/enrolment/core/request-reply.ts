import * as z from 'zod/mini';

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
 * The response to `GET /api/notifications/state` with the request's key. Only a certificate contains
 * personal data.
 */
export const requestReplySchema = z.object({
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
  /** The certificate issued for the request, as in its link, if there is one. */
  certificate: z.optional(z.string()),
});
export type RequestReply = z.infer<typeof requestReplySchema>;
