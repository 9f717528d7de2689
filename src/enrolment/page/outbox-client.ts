import { listenToOthers, tellOthers } from '../channel';
import { browserEnvironment } from '../outbox/environment';
import { deviceOutbox } from '../outbox/outbox-store';
import type { OutboxRecord } from '../outbox/record';

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
    try {
      view = { kind: 'ready', records: await deviceOutbox.all() };
    } catch {
      view = { kind: 'unavailable' };
    }
    for (const watcher of watchers) watcher();
  }
  // At once: what changes from now on starts another reading.
  reading = undefined;
}

/** To call after every change of the outbox by this page. */
export function outboxChanged(): void {
  tellOthers({ kind: 'outbox-changed' });
  void refreshOutbox();
}

/** The delivery module's world, in this page. */
export const pageEnvironment = browserEnvironment(outboxChanged);
