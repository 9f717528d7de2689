import * as z from 'zod/mini';
import { courseIds } from '../content/course-ids';

/** What tabs and worker tell each other. None of it holds what a visitor typed. */
const messageSchema = z.discriminatedUnion('kind', [
  /** A record of the outbox has changed, come or gone. */
  z.object({ kind: z.literal('outbox-changed') }),
  /** A tab has a course's form open, and asks which others have. */
  z.object({ kind: z.literal('form-opened'), courseId: z.literal(courseIds) }),
  /** The answer to that. */
  z.object({ kind: z.literal('form-open-too'), courseId: z.literal(courseIds) }),
  /** A tab has stored or cleared a course's draft. */
  z.object({ kind: z.literal('draft-changed'), courseId: z.literal(courseIds) }),
  /** The visitor had everything forgotten: no page may keep, show or store any of it. */
  z.object({ kind: z.literal('forgotten') }),
]);
export type ChannelMessage = z.infer<typeof messageSchema>;

type Listener = (message: ChannelMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

/** Null where the browser has no such channel: then each tab sees what it reads itself. */
function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('jambatan') : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data).data;
    if (message) for (const listener of listeners) listener(message);
  });
  return channel;
}

/** Tells the other tabs and the worker. This one does not hear it. */
export function tellOthers(message: ChannelMessage): void {
  open()?.postMessage(message);
}

/** Hears what the others tell, until the returned function is called. */
export function listenToOthers(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
