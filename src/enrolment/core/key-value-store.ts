import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import type { CourseId } from '../../content/course-ids';
import { namePrefix } from '../../content/prefixes';
import { leftSignal, pageLeft, whenShown } from './page-lifecycle';

/*
 * The device's database is a single idb-keyval store for drafts and requests, so that one
 * transaction can move a request from the drafts to the outbox.
 */

/** `erased` changes when the visitor deletes everything. */
export type EntryKey = ['draft', CourseId] | ['request' | 'withdrawal', string] | ['erased'];

/** A key and its value, which is not validated. In a change, undefined deletes the entry. */
export interface Entry {
  readonly key: EntryKey;
  readonly value: unknown;
}

/** Returns changes to the stored entries, and a result. Must be pure, because it may run again. */
type Updater<T> = (stored: readonly Entry[]) => {
  readonly changes: readonly Entry[];
  readonly result: T;
};

export interface KeyValueStore {
  /** @throws if the device can't be read */
  read(): Promise<readonly Entry[]>;
  /** Reads and writes in one transaction, and resolves once it is committed. @throws if it fails */
  change<T>(updater: Updater<T>): Promise<T>;
}

const openStore = () => createStore(`${namePrefix}-enrolment`, 'records');
let withStore = openStore();

/**
 * Starts a transaction that is aborted when the page enters the bfcache. In Safari, the open
 * transaction of a frozen page would block the database for every other tab.
 *
 * @throws {@link pageLeft} if the transaction was aborted, so nothing was written
 */
const inTransaction: UseStore = async (mode, callback) => {
  leftSignal().throwIfAborted();
  return withStore(mode, (store) => {
    const { transaction } = store;
    const signal = leftSignal();
    const end = new AbortController();
    for (const type of ['complete', 'abort']) transaction.addEventListener(type, () => end.abort());
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => {
        try {
          transaction.abort();
          reject(pageLeft);
        } catch {
          // The transaction has already been committed.
        }
      };
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { signal: end.signal });
    });
    return Promise.race([callback(store), aborted]);
  });
};

/**
 * Timeouts in milliseconds, because Safari's database sometimes never responds. Reads have a short
 * timeout, because the form waits for them. Changes have a long one, because they are slow on a
 * busy device, and a page that gave up early could repeat an alert.
 */
const timeoutMs = { read: 2000, change: 10_000 };

/** Names of the errors that operations throw if the browser has closed the connection. */
const lostConnection: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError']);

let unanswered: Promise<unknown> | undefined;

/**
 * Runs an operation with a timeout. If it times out, later operations fail immediately until it
 * completes.
 */
async function withTimeout<T>(operation: () => Promise<T>, ms: number): Promise<T> {
  if (unanswered) throw timeoutError();
  const work = operation();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      unanswered = work
        .catch(() => undefined)
        .finally(() => {
          unanswered = undefined;
        });
      reject(timeoutError());
    }, ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

const timeoutError = () => new DOMException('The database did not respond.', 'TimeoutError');

/**
 * Runs a transaction. If the page enters the bfcache, the transaction is repeated when the page is
 * shown again. If the connection is lost, the transaction is repeated once.
 */
async function run<T>(
  kind: keyof typeof timeoutMs,
  work: (store: UseStore) => Promise<T>,
): Promise<T> {
  const attempt = () => withTimeout(() => work(inTransaction), timeoutMs[kind]);
  try {
    return await attempt();
  } catch (error) {
    if (error === pageLeft) return whenShown().then(() => run(kind, work));
    if (!(error instanceof DOMException && lostConnection.has(error.name))) throw error;
    withStore = openStore();
    return attempt();
  }
}

export const indexedDbStore: KeyValueStore = {
  read: async () => {
    const pairs = await run('read', (store) => entries<EntryKey, unknown>(store));
    return pairs.map(([key, value]) => ({ key, value }));
  },

  change: (updater) =>
    run('change', (inStore) =>
      inStore('readwrite', async (store) => {
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys()),
          promisifyRequest<unknown[]>(store.getAll()),
        ]);
        const stored = keys.map((key, at) => ({ key: key as EntryKey, value: values[at] }));
        const { changes, result } = updater(stored);
        for (const { key, value } of changes) {
          if (value === undefined) store.delete(key);
          else store.put(value, key);
        }
        // Commit without waiting for the writes' events, which never arrive if the page is closed now.
        store.transaction.commit();
        await promisifyRequest(store.transaction);
        return result;
      }),
    ),
};

/** A store that, while the page is open, keeps in memory any entries that the device refuses. */
export interface BufferedStore extends KeyValueStore {
  /**
   * Like `change`, but falls back to memory only for entries that are already there.
   *
   * @throws if the device refuses a change to any other entry
   */
  changeOrThrow<T>(updater: Updater<T>): Promise<T>;
  /** Returns false if the last attempt to read the device failed. */
  isReadable(): boolean;
  /** Returns false if the device has refused the latest change to an entry. */
  isStored(key: EntryKey): boolean;
  /** Deletes all entries, in memory and on the device. @throws if nothing was deleted */
  erase(): Promise<void>;
}

interface PendingWrite {
  readonly entry: Entry;
  /** The value last read from the device under the same key, before the refusal, as JSON. */
  readonly basedOn: string;
  /**
   * The device's last known value of `erased` when the write was refused, as JSON; null if the device
   * had never responded.
   */
  readonly erased: string | null;
}

const valueIn = (stored: readonly Entry[], name: string): string =>
  JSON.stringify(stored.find(({ key }) => toName(key) === name)?.value ?? null);

/** Returns the entries with the changes applied. The last of several changes to an entry wins. */
function withChanges(stored: readonly Entry[], changes: readonly Entry[]): readonly Entry[] {
  const byName = new Map([...stored, ...changes].map((entry) => [toName(entry.key), entry]));
  return [...byName.values()].filter(({ value }) => value !== undefined);
}

const toName = (key: EntryKey): string => key.join(' ');

/**
 * Wraps a store so that entries stay in memory if the device refuses them. If the database is full
 * or blocked, drafts and requests then last for as long as the page is open.
 */
export function withMemoryFallback(device: KeyValueStore): BufferedStore {
  const pendingWrites = new Map<string, PendingWrite>();
  let last: Promise<unknown> = Promise.resolve();
  /** The entries that the device held when it last responded, if it ever has. */
  let lastKnown: readonly Entry[] | undefined;
  let isReadable = true;

  const pendingEntries = () => [...pendingWrites.values()].map(({ entry }) => entry);

  /** Adds the refused entries, unless another tab has since changed them or deleted everything. */
  function merge(stored: readonly Entry[]): readonly Entry[] {
    for (const [name, { basedOn, erased }] of pendingWrites) {
      const isErased = erased !== null && erased !== valueIn(stored, 'erased');
      if (isErased || basedOn !== valueIn(stored, name)) pendingWrites.delete(name);
    }
    return withChanges(stored, pendingEntries());
  }

  async function change<T>(updater: Updater<T>, mayBuffer: boolean): Promise<T> {
    let written: readonly Entry[] = [];
    const updateAll: Updater<T> = (stored) => {
      lastKnown = stored;
      const { changes, result } = updater(merge(stored));
      // Retry the entries that the device refused before.
      written = [...pendingEntries(), ...changes];
      return { changes: written, result };
    };
    try {
      const result = await device.change(updateAll);
      lastKnown = withChanges(lastKnown ?? [], written);
      pendingWrites.clear();
      return result;
    } catch (error) {
      const { changes, result } = updater(merge(lastKnown ?? []));
      // Entries that exist only on this page can still change.
      const isOnDevice = changes.some(({ key }) => !pendingWrites.has(toName(key)));
      if (isOnDevice && !mayBuffer) throw error;
      for (const entry of changes) {
        const name = toName(entry.key);
        pendingWrites.set(name, {
          entry,
          basedOn: valueIn(lastKnown ?? [], name),
          erased: lastKnown ? valueIn(lastKnown, 'erased') : null,
        });
      }
      return result;
    }
  }

  function serialize<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  return {
    async read() {
      try {
        lastKnown = await device.read();
        isReadable = true;
      } catch (error) {
        isReadable = false;
        if (pendingWrites.size === 0) throw error;
      }
      return merge(lastKnown ?? []);
    },
    change: (updater) => serialize(() => change(updater, true)),
    changeOrThrow: (updater) => serialize(() => change(updater, false)),
    isReadable: () => isReadable,
    isStored: (key) => !pendingWrites.has(toName(key)),
    async erase() {
      const erased: Entry = { key: ['erased'], value: String(Math.random()) };
      await device.change((stored) => ({
        changes: [...stored.map(({ key }) => ({ key, value: undefined })), erased],
        result: undefined,
      }));
      lastKnown = [erased];
      pendingWrites.clear();
    },
  };
}
