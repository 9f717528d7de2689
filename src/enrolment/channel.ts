import { type CourseId, courseIds } from '../content/course-ids';

/** What tabs and worker tell each other. None of it holds what a visitor typed. */
export type ChannelMessage =
  /** A record of the outbox has changed, come or gone. */
  | { readonly kind: 'outbox-changed' }
  /** The visitor had everything forgotten: no page may keep, show or store any of it. */
  | { readonly kind: 'forgotten' }
  | {
      readonly kind: /** A tab has a course's form open, and asks which others have. */
        | 'form-opened'
        /** The answer to that. */
        | 'form-open-too'
        /** A tab has stored or cleared a course's draft. */
        | 'draft-changed';
      readonly courseId: CourseId;
    };

type Listener = (message: ChannelMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

/** Null where the browser has no such channel: then each tab sees what it reads itself. */
function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('jambatan') : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parse(data);
    if (message) hear(message);
  });
  return channel;
}

/** Has this page hear a message, as if another had told it. */
export function hear(message: ChannelMessage): void {
  for (const listener of listeners) listener(message);
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

/** By hand: every form listens, and the schemas' library would be most of what it has to fetch. */
function parse(data: unknown): ChannelMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  const { kind } = data;
  if (kind === 'outbox-changed' || kind === 'forgotten') return { kind };
  const courseId = courseIds.find((id) => 'courseId' in data && data.courseId === id);
  const isOfForm = kind === 'form-opened' || kind === 'form-open-too' || kind === 'draft-changed';
  return courseId && isOfForm ? { kind, courseId } : undefined;
}
