import * as z from 'zod/mini';

/** Tag of the `sync` event that makes the worker send waiting requests. */
export const syncTag = 'enrolments';

/** Message in which a hidden page asks the worker to notify the visitor of outcomes and replies. */
export const notifyMessageSchema = z.object({
  type: z.literal('NOTIFY'),
  ids: z.array(z.string()),
});
export type NotifyMessage = z.infer<typeof notifyMessageSchema>;

/**
 * Message in which the worker asks a page to open the target of a clicked notification. The page
 * confirms the message immediately on the message's port. A page that is still loading, or that
 * belongs to another release, doesn't confirm.
 */
export const openMessageSchema = z.object({ type: z.literal('OPEN'), path: z.string() });
export type OpenMessage = z.infer<typeof openMessageSchema>;
