import { type EntryKey, indexedDbStore, withMemoryFallback } from '../core/key-value-store';

/** The device's entries, and those that the device refused to store, kept on this page. */
export const pageStore = withMemoryFallback(indexedDbStore);

/** Returns true if the latest version of an entry is stored, not only kept on this page. */
export const isStored = (key: EntryKey): boolean => pageStore.isStored(key);
