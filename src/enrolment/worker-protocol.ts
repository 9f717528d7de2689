import * as z from 'zod/mini';

/** The tag of the `sync` event at which the worker sends what waits. */
export const syncTag = 'enrolments';

/** A hidden page asks the worker to notify the visitor of requests that it has settled. */
export const notifyMessageSchema = z.object({
  type: z.literal('NOTIFY'),
  ids: z.array(z.string()),
});
export type NotifyMessage = z.infer<typeof notifyMessageSchema>;
