/*
 * Tells other tabs and the worker that the device's database has changed. The message says nothing
 * else: what changed is read from the database.
 */

let channel: BroadcastChannel | null | undefined;

/** Null where the browser has no such channel: then each tab sees what it reads itself. */
function open(): BroadcastChannel | null {
  channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel('jambatan') : null;
  return channel;
}

/** Tells the other tabs and the worker, not this one. */
export function publishChange(): void {
  open()?.postMessage({ kind: 'changed' });
}

/** Calls back on each change made elsewhere, until the returned function is called. */
export function subscribeToChanges(onChange: () => void): () => void {
  const opened = open();
  opened?.addEventListener('message', onChange);
  return () => opened?.removeEventListener('message', onChange);
}
