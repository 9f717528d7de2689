import * as z from 'zod/mini';

/** Tag of the `sync` event on which the worker sends waiting requests. */
export const syncTag = 'enrolments';

/** Message of a hidden page, asking the worker to notify the visitor of outcomes and replies. */
export const notifyMessageSchema = z.object({
  type: z.literal('NOTIFY'),
  ids: z.array(z.string()),
});
export type NotifyMessage = z.infer<typeof notifyMessageSchema>;

/**
 * Message of the worker, asking a page to open what a clicked notification is about. The page
 * confirms this immediately on the message's port, unless it is still loading or of another
 * release.
 */
export const openMessageSchema = z.object({ type: z.literal('OPEN'), path: z.string() });
export type OpenMessage = z.infer<typeof openMessageSchema>;
