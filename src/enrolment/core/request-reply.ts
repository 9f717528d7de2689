import * as z from 'zod/mini';

/** States of a request at the academy. */
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
 * The response of `GET /api/notifications/state` to a client with the request's key: no personal
 * data.
 */
export const requestReplySchema = z.object({
  /** One of `requestStates`, or a state that a later release of the server has added. */
  state: z.string(),
  /** The office's sentence to the student; empty if there is none. */
  sentence: z.string(),
  /** When state or sentence last changed, or else when the request was received: ISO 8601, UTC. */
  changedAt: z.string(),
  /** 0 until the office replies. It grows with each change of state or sentence, and only then. */
  version: z.int(),
});
export type RequestReply = z.infer<typeof requestReplySchema>;
