import { type Database, type Entry, nameOf } from '../../src/enrolment/core/database';

/** Creates an in-memory replacement for a device's database. */
export function memoryStore(stored: readonly Entry[]): Database {
  const kept = new Map(stored.map((entry) => [nameOf(entry.key), entry]));
  const read: Database['read'] = async (keys) =>
    keys ? keys.flatMap((key) => kept.get(nameOf(key)) ?? []) : [...kept.values()];
  return {
    read,
    async change(updater, keys) {
      const { changes, result } = updater(await read(keys));
      for (const entry of changes) {
        if (entry.value === undefined) kept.delete(nameOf(entry.key));
        else kept.set(nameOf(entry.key), entry);
      }
      return result;
    },
  };
}
