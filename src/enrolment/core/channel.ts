import { namePrefix } from '../../content/prefixes';

/*
 * Notifies tabs that another tab or the worker has changed the device's database. The message
 * carries no data, because the tabs then read the database.
 */

let channel: BroadcastChannel | null | undefined;

/**
 * Returns the channel, or null if the browser has no `BroadcastChannel`. In that case, a tab
 * notices changes only when it next reads the database.
 */
function open(): BroadcastChannel | null {
  channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel(namePrefix) : null;
  return channel;
}

/** Notifies all tabs except this one. */
export function publishChange(): void {
  open()?.postMessage({ kind: 'changed' });
}

/** Calls `onChange` after each change made elsewhere, until the returned function is called. */
export function subscribeToChanges(onChange: () => void): () => void {
  const opened = open();
  opened?.addEventListener('message', onChange);
  return () => opened?.removeEventListener('message', onChange);
}
