import { useSyncExternalStore } from 'react';
import { publishChange, subscribeToChanges } from '../core/channel';
import type { DeviceState } from '../core/device';
import type { Entry } from '../core/entries';
import type { OutboxRecord } from '../core/record';
import { createStore } from '../../ui/create-store';

/** A snapshot of the device's drafts and requests, as this page read them last. */
export type DeviceSnapshot =
  | { readonly kind: 'loading' }
  /** The device refuses: what is typed and sent is kept on this page alone. */
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

/** The page's one store: wizard, strip, 'Your requests' and alerts are projections of it. */
export const deviceStore = { get: store.get, subscribe: store.subscribe };

/** Reads the device's state anew. Never rejects; resolves once it is shown. */
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
    const stored = await (await loadEntries()).read().catch(() => null);
    if (!stored) return { kind: 'unreadable' };
    if (stored.length === 0) return { kind: 'ready', state: emptyState };
    // The schemas are large, and most visitors have nothing stored.
    const { parseState } = await import('../core/device');
    return { kind: 'ready', state: parseState(stored, Date.now()) };
  } catch {
    // The code did not arrive: try again once there may be a network.
    addEventListener('online', () => void refresh(), { once: true });
    return store.get();
  }
}

const loadEntries = async () => (await import('./page-entries')).pageEntries;

/** Call it after this page has changed the device's state: notifies every tab and the worker. */
export async function publish(): Promise<void> {
  publishChange();
  await refresh();
}

/** Calls back each time that the visitor deletes everything, here or in another tab. */
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
  // A page in the bfcache, or frozen, gets no messages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
  void refresh();
}

/** What this page knows of the device, kept up to date. */
export const useDevice = (): DeviceSnapshot =>
  useSyncExternalStore(store.subscribe, store.get, () => loading);

/** What this page knows to be on the device: nothing until it was read. */
export function getState(): DeviceState {
  const known = store.get();
  return known.kind === 'ready' ? known.state : emptyState;
}

/** As `getState`, kept up to date. */
export const useDeviceState = (): DeviceState =>
  useSyncExternalStore(store.subscribe, getState, () => emptyState);

/** The requests on this device, the oldest first; none until they were read. */
export const useRecords = (): readonly OutboxRecord[] => useDeviceState().records;

/** Whether anything is kept that a predicate picks. A device that can't be read keeps nothing. */
async function hasEntry(predicate: (entry: Entry) => boolean): Promise<boolean> {
  try {
    return (await (await loadEntries()).read()).some(predicate);
  } catch {
    return false;
  }
}

/** Whether a form was begun and not sent. Never rejects. */
export const hasDraft = (): Promise<boolean> => hasEntry(({ key }) => key[0] === 'draft');

/** Whether a form was begun, or a request is kept. Never rejects. */
export const hasStoredData = (): Promise<boolean> => hasEntry(({ key }) => key[0] !== 'erased');

/** Whether a request is kept that the academy has not accepted. Never rejects. */
export const hasOpenRequest = (): Promise<boolean> =>
  hasEntry(
    ({ key, value }) =>
      key[0] === 'request' && (value as { readonly state?: unknown }).state !== 'accepted',
  );
