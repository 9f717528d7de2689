import { type EntryKey, storedEntries, withMemoryFallback } from '../core/entries';

/** The device's entries, and those of this page that the device refused to store. */
export const pageEntries = withMemoryFallback(storedEntries);

/** Returns true if the latest version of an entry is stored, not only kept on this page. */
export const isStored = (key: EntryKey): boolean => pageEntries.isStored(key);
