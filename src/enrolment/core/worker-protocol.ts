import * as z from 'zod/mini';

/** The tag of the `sync` event at which the worker sends what waits. */
export const syncTag = 'enrolments';

/** A hidden page asks the worker to notify the visitor of requests that it has settled. */
export const notifyMessageSchema = z.object({
  type: z.literal('NOTIFY'),
  ids: z.array(z.string()),
});
export type NotifyMessage = z.infer<typeof notifyMessageSchema>;

/**
 * The worker sends a page to what a clicked notification is about. On the port that comes with it the
 * page answers at once that it handles that: one that still loads, or is of another release, does not.
 */
export const openMessageSchema = z.object({ type: z.literal('OPEN'), path: z.string() });
export type OpenMessage = z.infer<typeof openMessageSchema>;
