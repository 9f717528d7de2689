import {
  type Database,
  type Entry,
  type EntryKey,
  nameOf,
  type Updater,
  valueAt,
} from './database';

/** A page's access to the device's database. It survives a database that fails or disappears. */
export interface PageDatabase extends Database {
  /**
   * Like `change`, for what must go on without the device. If the device refuses the change, this
   * page keeps the new entries in memory, and from then on reads and changes only these.
   */
  changeAnyway<T>(updater: Updater<T>): Promise<T>;
  /** Returns the entries that this page last read or wrote, or null if it has never read them all. */
  getKnown(): readonly Entry[] | null;
  /** Returns false if this page keeps its entries in memory. */
  isSaved(): boolean;
  /** Deletes all entries, in memory and on the device. @throws if nothing was deleted */
  erase(): Promise<void>;
}

const markKey: EntryKey = ['erased'];

/** A database has an id, and the id of the last time when the visitor deleted everything, if any. */
interface Mark {
  readonly database?: string | undefined;
  readonly erasure?: string | undefined;
}

function markIn(entries: readonly Entry[]): Mark {
  const [database, erasure] = String(valueAt(entries, markKey) ?? '').split(' ');
  return { database, erasure };
}

const toEntry = ({ database, erasure }: Mark): Entry => ({
  key: markKey,
  value: [database || newId(), erasure].join(' ').trim(),
});

const newId = () => String(Math.random());

/** Returns the id of the last time when the visitor deleted everything, if any. */
export const erasureIn = (entries: readonly Entry[]): string | undefined => markIn(entries).erasure;

const toMap = (entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [nameOf(entry.key), entry]));

function apply(entries: Map<string, Entry>, changes: readonly Entry[]): void {
  for (const entry of changes) {
    if (entry.value === undefined) entries.delete(nameOf(entry.key));
    else entries.set(nameOf(entry.key), entry);
  }
}

function changeInMemory<T>(entries: Map<string, Entry>, updater: Updater<T>): T {
  const { changes, result } = updater([...entries.values()]);
  apply(entries, changes);
  return result;
}

/**
 * Opens a database for a page. Browsers within other apps sometimes delete the database under an
 * open page. The page then writes back what it last knew, before anything else.
 */
export function openForPage(device: Database): PageDatabase {
  /** What the device held when it last responded. */
  let known = new Map<string, Entry>();
  let knowsAll = false;
  /** What this page keeps instead of the device, once that has refused a request. */
  let memory: Map<string, Entry> | undefined;

  /**
   * Returns the entries that the device has lost, or undefined if it has lost none. Every page writes
   * back what only it knows, because the new database has another id.
   */
  function lost(stored: readonly Entry[]): readonly Entry[] | undefined {
    const before = markIn([...known.values()]);
    const { database, erasure } = markIn(stored);
    const isErased = erasure !== undefined && erasure !== before.erasure;
    if (!before.database || database === before.database || isErased) return undefined;
    const left = toMap([...stored, toEntry({})]);
    const missing = [...known].filter(([name]) => !left.has(name)).map(([, entry]) => entry);
    return [...missing, toEntry({ database, erasure: before.erasure })];
  }

  async function changeOnDevice<T>(updater: Updater<T>, keys?: readonly EntryKey[]): Promise<T> {
    const first = toEntry({});
    let after: readonly Entry[] = [];
    let isLost = false;
    const update: Updater<T | undefined> = (stored) => {
      const missing = lost(stored);
      isLost = missing !== undefined;
      // What else is missing shows only when all entries are read.
      if (isLost && keys) return { changes: [], result: undefined };
      const { changes, result } = updater([...toMap([...stored, ...(missing ?? [])]).values()]);
      const isNew = !missing && !markIn(stored).database && changes.length > 0;
      const written = [...(missing ?? []), ...(isNew ? [first] : []), ...changes];
      after = [...stored, ...written];
      return { changes: written, result };
    };
    const result = await device.change(update, keys && [...keys, markKey]);
    if (isLost && keys) return changeOnDevice(updater);
    if (!keys) known = new Map();
    knowsAll ||= !keys;
    apply(known, after);
    return result as T;
  }

  const change: Database['change'] = async (updater, keys) =>
    memory ? changeInMemory(memory, updater) : changeOnDevice(updater, keys);

  /** Ends keeping entries in memory if the visitor has deleted everything in another tab. */
  async function followErasure(): Promise<void> {
    if (known.size === 0) return;
    const erased = erasureIn(await device.read([markKey]).catch(() => []));
    if (erased !== undefined && erased !== erasureIn([...known.values()])) memory = undefined;
  }

  return {
    async read(keys) {
      if (memory) await followErasure();
      if (memory) return [...memory.values()];
      const stored = await device.read(keys && [...keys, markKey]);
      if (lost(stored)) {
        await changeOnDevice(() => ({ changes: [], result: undefined }));
        return [...known.values()];
      }
      if (!keys) [known, knowsAll] = [toMap(stored), true];
      else for (const key of keys) apply(known, [{ key, value: valueAt(stored, key) }]);
      return stored;
    },
    change,
    async changeAnyway(updater) {
      try {
        return await change(updater);
      } catch {
        const { changes, result } = updater([...known.values()]);
        memory = toMap(changes.filter(({ value }) => value !== undefined));
        return result;
      }
    },
    getKnown: () => (knowsAll ? [...known.values()] : null),
    isSaved: () => !memory,
    async erase() {
      const erased = toEntry({ erasure: newId() });
      await device.change((stored) => ({
        changes: [...stored.map(({ key }) => ({ key, value: undefined })), erased],
        result: undefined,
      }));
      known = toMap([erased]);
      memory = undefined;
    },
  };
}
