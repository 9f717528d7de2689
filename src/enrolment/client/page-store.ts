import { indexedDbStore, withMemoryFallback } from '../core/key-value-store';

/** The device's entries, and those in this page's memory that the device refused to store. */
export const pageStore = withMemoryFallback(indexedDbStore);
