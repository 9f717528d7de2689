/*
 * Messages between pages and the worker. There are no schemas here, because every page loads this
 * module, and only the site itself can send these messages.
 */

/** Tag of the `sync` event that makes the worker send waiting requests. */
export const syncTag = 'enrolments';

interface Contents {
  /** A hidden page asks the worker to notify the visitor of outcomes and replies. */
  readonly NOTIFY: { readonly ids: readonly string[] };
  /**
   * The worker asks a page to open the target of a clicked notification. The page confirms the message
   * immediately on the message's port. A page that is still loading doesn't confirm it.
   */
  readonly OPEN: { readonly path: string };
  /** The worker tells a visible page of a reply, which it has been notified of. */
  readonly NEWS: { readonly reference: string };
}

export type Message<Type extends keyof Contents> = { readonly type: Type } & Contents[Type];

/** Returns true for a message of the type. Its other fields are not checked. */
export const isMessage = <Type extends keyof Contents>(
  data: unknown,
  type: Type,
): data is Message<Type> => (data as { type?: unknown } | null)?.type === type;
