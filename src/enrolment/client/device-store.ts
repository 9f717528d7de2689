import { useSyncExternalStore } from 'react';
import { publishChange, subscribeToChanges } from '../core/channel';
import { type DeviceState, parseState } from '../core/device';
import type { Entry } from '../core/key-value-store';
import type { OutboxRecord } from '../core/record';
import { createStore } from '../../ui/create-store';
import { pageStore } from './page-store';

/** A snapshot of the device's drafts and requests, as this page last read them. */
export type DeviceSnapshot =
  | { readonly kind: 'loading' }
  /** The device can't be read, so drafts and requests are kept only on this page. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'ready'; readonly state: DeviceState };

/** The state of a device on which nothing is stored, or that has not been read. */
export const emptyState: DeviceState = {
  drafts: {},
  records: [],
  withdrawals: [],
  erased: undefined,
  unreadable: 0,
};

const loading: DeviceSnapshot = { kind: 'loading' };
const unreadable: DeviceSnapshot = { kind: 'unreadable' };

const store = createStore<DeviceSnapshot>(loading);
let reading: Promise<void> | undefined;
let readAgain = false;

/**
 * This page's copy of the device's state, from which the page derives everything that it shows
 * about drafts and requests.
 */
export const deviceStore = { get: store.get, subscribe: store.subscribe };

/**
 * Reads the device's state again. Resolves once the store is up to date or the attempt has failed.
 * Never rejects.
 */
export function refresh(): Promise<void> {
  readAgain = true;
  reading ??= readUntilCurrent();
  return reading;
}

/** Delay before an unreadable device is read again, in milliseconds. */
const rereadMs = 10_000;
let rereading: ReturnType<typeof setTimeout> | undefined;

async function readUntilCurrent(): Promise<void> {
  while (readAgain) {
    readAgain = false;
    store.set(await read());
  }
  reading = undefined;
}

async function read(): Promise<DeviceSnapshot> {
  const stored = await pageStore.read().catch(() => null);
  clearTimeout(rereading);
  // The device may only have been slow.
  if (!pageStore.isReadable()) rereading = setTimeout(() => void refresh(), rereadMs);
  if (!stored) return unreadable;
  if (stored.length === 0) return { kind: 'ready', state: emptyState };
  return { kind: 'ready', state: parseState(stored, Date.now()) };
}

/** Notifies other tabs of a change by this page. Resolves once this page has read the new state. */
export async function publish(): Promise<void> {
  publishChange();
  await refresh();
}

/** Calls `callback` each time the visitor deletes everything, in this or another tab. */
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

/** Reads the device's state, and reads it again after changes by other tabs and the worker. */
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

export const useDeviceSnapshot = (): DeviceSnapshot =>
  useSyncExternalStore(store.subscribe, store.get, () => loading);

/** Returns the device's state as last read, or an empty state if it has not been read. */
export function getState(): DeviceState {
  const known = store.get();
  return known.kind === 'ready' ? known.state : emptyState;
}

/** Hook version of `getState`. */
export const useDeviceState = (): DeviceState =>
  useSyncExternalStore(store.subscribe, getState, () => emptyState);

/** Hook that returns the requests on this device, oldest first. Empty until they have been read. */
export const useRecords = (): readonly OutboxRecord[] => useDeviceState().records;

/** Resolves to true if a stored entry matches; false if none does or the device can't be read. */
export async function hasEntry(predicate: (entry: Entry) => boolean): Promise<boolean> {
  try {
    return (await pageStore.read()).some(predicate);
  } catch {
    return false;
  }
}
