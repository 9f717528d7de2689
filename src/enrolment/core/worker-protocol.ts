/*
 * Messages between pages and the worker. There are no schemas here, because every page loads this
 * module, and only the site itself can send these messages.
 */

/** Tag of the `sync` event that makes the worker send waiting requests. */
export const syncTag = 'enrolments';

/** Message in which a hidden page asks the worker to notify the visitor of outcomes and replies. */
export interface NotifyMessage {
  readonly type: 'NOTIFY';
  readonly ids: readonly string[];
}

/**
 * Message in which the worker asks a page to open the target of a clicked notification. The page
 * confirms the message immediately on the message's port. A page that is still loading doesn't
 * confirm it.
 */
export interface OpenMessage {
  readonly type: 'OPEN';
  readonly path: string;
}

/** Message in which the worker tells a visible page of a reply, which it has been notified of. */
export interface NewsMessage {
  readonly type: 'NEWS';
  readonly reference: string;
}

type Message = NotifyMessage | OpenMessage | NewsMessage;

/** Returns true for a message of the type. Its other fields are not checked. */
export const isMessage = <Type extends Message['type']>(
  data: unknown,
  type: Type,
): data is Extract<Message, { type: Type }> => (data as Message | null)?.type === type;
