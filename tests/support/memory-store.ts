import type { KeyValueStore, Entry } from '../../src/enrolment/core/key-value-store';

/** Creates an in-memory replacement for a device's database. */
export function memoryStore(stored: readonly Entry[]): KeyValueStore {
  const entryName = ({ key }: Entry) => key.join(' ');
  const kept = new Map(stored.map((entry) => [entryName(entry), entry]));
  return {
    read: async () => [...kept.values()],
    change: async (updater) => {
      const { changes, result } = updater([...kept.values()]);
      for (const entry of changes) {
        if (entry.value === undefined) kept.delete(entryName(entry));
        else kept.set(entryName(entry), entry);
      }
      return result;
    },
  };
}
