import { type EntryKey, storedEntries, withMemoryFallback } from '../core/entries';

/** The device's entries, and those that the device refused to store, kept on this page. */
export const pageEntries = withMemoryFallback(storedEntries);

/** Returns true if the latest version of an entry is stored, not only kept on this page. */
export const isStored = (key: EntryKey): boolean => pageEntries.isStored(key);
