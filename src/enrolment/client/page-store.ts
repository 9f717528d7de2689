import { type EntryKey, indexedDbStore, withMemoryFallback } from '../core/key-value-store';

/** The device's entries, and those in this page's memory that the device refused to store. */
export const pageStore = withMemoryFallback(indexedDbStore);

/** Returns true if the latest version of an entry is on the device, not only in memory. */
export const isStored = (key: EntryKey): boolean => pageStore.isStored(key);
