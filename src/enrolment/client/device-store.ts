import { useSyncExternalStore } from 'react';
import { publishChange, subscribeToChanges } from '../core/channel';
import type { DeviceState } from '../core/device';
import type { Entry } from '../core/key-value-store';
import type { OutboxRecord } from '../core/record';
import { createStore } from '../../ui/create-store';

/** A snapshot of the device's drafts and requests, as this page last read them. */
export type DeviceSnapshot =
  | { readonly kind: 'loading' }
  /** The device can't be read: drafts and requests are kept only on this page. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'ready'; readonly state: DeviceState };

const emptyState: DeviceState = {
  drafts: {},
  records: [],
  withdrawals: [],
  erased: undefined,
  unreadable: 0,
};

const loading: DeviceSnapshot = { kind: 'loading' };

const store = createStore<DeviceSnapshot>(loading);
let reading: Promise<void> | undefined;
let readAgain = false;

/** The page's only store: wizard, banner, 'Your requests' and alerts are projections of it. */
export const deviceStore = { get: store.get, subscribe: store.subscribe };

/** Reads the device's state again. Never rejects; resolves once the store is up to date. */
export function refresh(): Promise<void> {
  readAgain = true;
  reading ??= readUntilCurrent();
  return reading;
}

async function readUntilCurrent(): Promise<void> {
  while (readAgain) {
    readAgain = false;
    store.set(await read());
  }
  reading = undefined;
}

async function read(): Promise<DeviceSnapshot> {
  try {
    const stored = await (await loadPageStore()).read().catch(() => null);
    if (!stored) return { kind: 'unreadable' };
    if (stored.length === 0) return { kind: 'ready', state: emptyState };
    // The schemas are large, and most visitors have nothing stored.
    const { parseState } = await import('../core/device');
    return { kind: 'ready', state: parseState(stored, Date.now()) };
  } catch {
    // The code failed to load: try again once there may be a network.
    addEventListener('online', () => void refresh(), { once: true });
    return store.get();
  }
}

const loadPageStore = async () => (await import('./page-store')).pageStore;

/** Notifies every tab that this page has changed the device's state. Resolves once it is read. */
export async function publish(): Promise<void> {
  publishChange();
  await refresh();
}

/** Calls `callback` each time the visitor deletes everything, here or in another tab. */
export function onErased(callback: () => void): () => void {
  const erasedNow = () => {
    const known = store.get();
    return known.kind === 'ready' ? (known.state.erased ?? 'never') : undefined;
  };
  let erased = erasedNow();
  return store.subscribe(() => {
    const before = erased;
    erased = erasedNow() ?? before;
    if (before !== undefined && erased !== before) callback();
  });
}

/** Starts reading, and follows changes by other tabs and the worker. */
export function startDeviceStore(): void {
  subscribeToChanges(() => void refresh());
  // A page that is frozen or in the bfcache gets no messages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
  void refresh();
}

/** Hook that returns the current snapshot. */
export const useDeviceSnapshot = (): DeviceSnapshot =>
  useSyncExternalStore(store.subscribe, store.get, () => loading);

/** Returns the device's state as last read; empty if it has not been read. */
export function getState(): DeviceState {
  const known = store.get();
  return known.kind === 'ready' ? known.state : emptyState;
}

/** Hook version of `getState`. */
export const useDeviceState = (): DeviceState =>
  useSyncExternalStore(store.subscribe, getState, () => emptyState);

/** Hook that returns the requests on this device, oldest first; empty before they are read. */
export const useRecords = (): readonly OutboxRecord[] => useDeviceState().records;

/** Resolves to true if a stored entry matches; to false if the device can't be read. */
export async function hasEntry(predicate: (entry: Entry) => boolean): Promise<boolean> {
  try {
    return (await (await loadPageStore()).read()).some(predicate);
  } catch {
    return false;
  }
}
