import { useSyncExternalStore } from 'react';
import { createStore } from '../../ui/create-store';
import { type Entry, type EntryKey, indexedDatabase, subscribeToChanges } from '../core/database';
import {
  createDeviceStore,
  type DeviceState,
  type DraftSave,
  parseState,
  saveDraft as saveDraftIn,
  type StateChange,
} from '../core/device';
import { openForPage } from '../core/page-database';

/** A snapshot of the device's drafts and requests, as this page last read them. */
export type DeviceSnapshot =
  | { readonly kind: 'loading' }
  /** The device can't be read, and never could be since the page was opened. */
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'ready';
      readonly state: DeviceState;
      /** False if only this page's memory holds the requests in this state. */
      readonly isSaved: boolean;
    };

/** The state of a device on which nothing is stored, or that has not been read. */
export const emptyState: DeviceState = parseState([], 0);

/** The database, as long as the device stores what this page needs, or else the page's memory. */
export const database = openForPage(indexedDatabase);
export const device = createDeviceStore(database, Date.now);

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

/** Delay before a device that could not be read is read again, in milliseconds. */
const rereadMs = 2000;
let rereading: ReturnType<typeof setTimeout> | undefined;

async function readUntilCurrent(): Promise<void> {
  while (readAgain) {
    readAgain = false;
    const stored = await database.read().catch(() => null);
    // The device may only have been slow.
    const shown = stored ?? database.getKnown();
    store.set(shown ? toSnapshot(shown) : unreadable);
    clearTimeout(rereading);
    if (!stored) rereading = setTimeout(() => void refresh(), rereadMs);
  }
  reading = undefined;
}

const toSnapshot = (stored: readonly Entry[]): DeviceSnapshot => ({
  kind: 'ready',
  state: stored.length === 0 ? emptyState : parseState(stored, Date.now()),
  isSaved: database.isSaved(),
});

/** Reads some drafts again, and leaves the rest of the state as it is. Never rejects. */
async function refreshDrafts(keys: readonly EntryKey[]): Promise<void> {
  const stored = await database.read(keys).catch(() => null);
  if (!stored) return refresh();
  const known = store.get();
  if (known.kind !== 'ready') return;
  const names = new Set(keys.map(([, id]) => String(id)));
  const others = Object.entries(known.state.drafts).filter(([id]) => !names.has(id));
  const drafts = { ...Object.fromEntries(others), ...parseState(stored, Date.now()).drafts };
  store.set({ ...known, state: { ...known.state, drafts } });
}

/** Changes the device's state. Resolves once this page has read it. @throws if that fails */
export async function change<T>(updater: (state: DeviceState) => StateChange<T>): Promise<T> {
  const result = await device.change(updater);
  await refresh();
  return result;
}

/** Saves or deletes a form's draft. Resolves to true if the device has stored the change. */
export async function saveDraft(draft: Omit<DraftSave, 'erased'>): Promise<boolean> {
  if (!database.isSaved()) return false;
  const saved = await saveDraftIn(database, { ...draft, erased: getState().erased });
  await refreshDrafts([['draft', draft.courseId]]);
  return saved;
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

/** Reads the device's state, and reads what other tabs and the worker have changed. */
export function startDeviceStore(): void {
  subscribeToChanges((keys) => {
    const isDraft = keys.length > 0 && keys.every(([kind]) => kind === 'draft');
    void (isDraft ? refreshDrafts(keys) : refresh());
  });
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

/** Returns true unless only this page's memory holds the requests, or the device is unreadable. */
export function isSaved(): boolean {
  const known = store.get();
  return known.kind === 'ready' && known.isSaved;
}

const usePart = <Part extends 'records' | 'withdrawals'>(part: Part): DeviceState[Part] =>
  useSyncExternalStore(
    store.subscribe,
    () => getState()[part],
    () => emptyState[part],
  );

/** Hook that returns the requests on this device, oldest first. Empty until they have been read. */
export const useRecords = () => usePart('records');

/** Hook that returns the withdrawals on this device. Empty until they have been read. */
export const useWithdrawals = () => usePart('withdrawals');

/** Resolves to true if a stored entry matches; false if none does or the device can't be read. */
export async function hasEntry(predicate: (entry: Entry) => boolean): Promise<boolean> {
  return (await database.read().catch(() => [])).some(predicate);
}
