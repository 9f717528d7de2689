import { listenToOthers, tellOthers } from '../channel';
import { keepsRequest } from '../kept-here';
import type { OutboxRecord } from '../outbox/record';
import { loadReaders } from './readers';

/** What this page knows of the outbox. */
export type OutboxView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly records: readonly OutboxRecord[] }
  /** The device refuses to store: requests can be sent, but none is kept. */
  | { readonly kind: 'unavailable' };

let view: OutboxView = { kind: 'loading' };
const watchers = new Set<() => void>();
let reading: Promise<void> | undefined;
let readAgain = false;

/** For `useSyncExternalStore`. */
export const outboxView = {
  get: (): OutboxView => view,

  subscribe(watcher: () => void): () => void {
    if (watchers.size === 0) stopListening = listen();
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0) stopListening();
    };
  },
};

let stopListening = () => {};

function listen(): () => void {
  void refreshOutbox();
  return listenToOthers((message) => {
    if (message.kind === 'outbox-changed') void refreshOutbox();
  });
}

/** Reads the outbox anew. Never rejects. */
export async function refreshOutbox(): Promise<void> {
  readAgain = true;
  reading ??= readWhileChanging();
  return reading;
}

/** What changes while it is read is read again: the last reading is newer than every change. */
async function readWhileChanging(): Promise<void> {
  while (readAgain) {
    readAgain = false;
    view = await readView();
    for (const watcher of watchers) watcher();
  }
  // At once: what changes from now on starts another reading.
  reading = undefined;
}

/** What reads the records is fetched only where there are some, or was fetched for more than that. */
async function readView(): Promise<OutboxView> {
  try {
    if (!(await keepsRequest())) return { kind: 'ready', records: [] };
    const readers = await loadReaders().catch(() => undefined);
    if (readers) return { kind: 'ready', records: await readers.deviceOutbox.all() };
    // No network, and no worker: what is known stays, until there may be one.
    addEventListener('online', () => void refreshOutbox(), { once: true });
    return view;
  } catch {
    return { kind: 'unavailable' };
  }
}

/** To call after every change of the outbox by this page. */
export function outboxChanged(): void {
  tellOthers({ kind: 'outbox-changed' });
  void refreshOutbox();
}
