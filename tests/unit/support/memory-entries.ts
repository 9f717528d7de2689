import type { Entries, Entry } from '../../../src/enrolment/core/entries';

/** A device's database in memory. `entries` is what it holds. */
export function memoryEntries(initial: readonly Entry[]): Entries & { entries: readonly Entry[] } {
  const stored = {
    entries: initial,
    read: async () => stored.entries,
    change: async (updater) => {
      const { changes, result } = updater(stored.entries);
      const written = new Set(changes.map(({ key }) => key.join()));
      const others = stored.entries.filter(({ key }) => !written.has(key.join()));
      stored.entries = [...others, ...changes.filter(({ value }) => value !== undefined)];
      return result;
    },
  } satisfies Entries & { entries: readonly Entry[] } as Entries & { entries: readonly Entry[] };
  return stored;
}
