import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { namePrefix } from '../../content/prefixes';

/*
 * The device's database is a single idb-keyval store for drafts and requests, so that one
 * transaction can move a request from the drafts to the outbox.
 */

/** `erased` is the mark that tells one database from another (see `page-database.ts`). */
export type EntryKey =
  | ['draft', number]
  | ['request' | 'withdrawal' | 'certificate', string]
  | ['erased'];

/** A key and its value, which is not validated. In a change, undefined deletes the entry. */
export interface Entry {
  readonly key: EntryKey;
  readonly value: unknown;
}

/** Returns changes to the stored entries, and a result. Must be pure, because it may run again. */
export type Updater<T> = (stored: readonly Entry[]) => {
  readonly changes: readonly Entry[];
  readonly result: T;
};

export interface Database {
  /**
   * @param keys keys of the entries to read; by default, all entries are read
   * @throws if the device can't be read
   */
  read(keys?: readonly EntryKey[]): Promise<readonly Entry[]>;
  /**
   * Reads and writes in one transaction, and resolves once it is committed.
   *
   * @param keys keys of the entries that the updater needs; by default, it gets all entries
   * @throws if nothing was written
   */
  change<T>(updater: Updater<T>, keys?: readonly EntryKey[]): Promise<T>;
}

/** Identifies an entry. */
export const nameOf = (key: EntryKey): string => key.join(' ');

/** The value that is stored under a key, or undefined. */
export const valueAt = (entries: readonly Entry[], key: EntryKey): unknown =>
  entries.find((entry) => nameOf(entry.key) === nameOf(key))?.value;

/** Abort reason for operations cancelled because the page entered the bfcache. */
const pageLeft = new DOMException('The page entered the back/forward cache.', 'AbortError');

let left = new AbortController();
let shown: Promise<void> | undefined;

// The service worker also uses this module, but never gets a `pagehide` event.
globalThis.addEventListener?.('pagehide', ({ persisted }: Event & { persisted?: boolean }) => {
  if (!persisted) return;
  shown = new Promise((resolve) => {
    const comeBack = () => {
      left = new AbortController();
      resolve();
    };
    // Run before other `pageshow` listeners, so that their transactions don't have to wait.
    addEventListener('pageshow', comeBack, { capture: true, once: true });
  });
  left.abort(pageLeft);
});

/** Settles when `work` does, or when the page enters the bfcache. */
export function untilLeft(work: Promise<unknown>): Promise<unknown> {
  const { signal } = left;
  return Promise.race([work, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
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
  left.signal.throwIfAborted();
  return withStore(mode, (store) => {
    const { transaction } = store;
    const { signal } = left;
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
 * busy device.
 */
const timeoutMs = { readonly: 2000, readwrite: 10_000 };

/** Names of the errors that operations throw if the browser has closed the connection. */
const lostConnection: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError']);

/** Start of an operation that has timed out and not completed yet, by `performance.now()`. */
let stuckSince: number | undefined;

/**
 * Runs an operation with a timeout. While the database doesn't respond, the time of later operations
 * counts from the start of the first: a device that is slow for a moment fails reads, but still stores
 * what the visitor submits.
 */
async function withTimeout<T>(operation: () => Promise<T>, timeout: number): Promise<T> {
  const start = performance.now();
  const ms = timeout - (start - (stuckSince ?? start));
  if (ms <= 0) throw timeoutError();
  const work = operation();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    const fail = () => {
      stuckSince ??= start;
      const responded = () => {
        stuckSince = undefined;
      };
      void work.then(responded, responded);
      reject(timeoutError());
    };
    // In two halves: when a frozen page wakes, a timer that is overdue fires before the response
    // arrives.
    timer = setTimeout(() => {
      timer = setTimeout(fail, ms / 2);
    }, ms / 2);
  });
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
}

const timeoutError = () => new DOMException('The database did not respond.', 'TimeoutError');

/**
 * Runs a transaction. If the page enters the bfcache, the transaction is repeated when the page is
 * shown again. If the connection is lost, the transaction is repeated once.
 */
async function run<T>(
  mode: keyof typeof timeoutMs,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const attempt = () => withTimeout(() => inTransaction(mode, work), timeoutMs[mode]);
  try {
    return await attempt();
  } catch (error) {
    if (error === pageLeft) return shown!.then(() => run(mode, work));
    if (!(error instanceof DOMException && lostConnection.has(error.name))) throw error;
    withStore = openStore();
    return attempt();
  }
}

async function readIn(
  store: IDBObjectStore,
  keys?: readonly EntryKey[],
): Promise<readonly Entry[]> {
  const [found, values] = await Promise.all([
    keys ?? (promisifyRequest(store.getAllKeys()) as Promise<unknown> as Promise<EntryKey[]>),
    keys
      ? Promise.all(keys.map((key) => promisifyRequest<unknown>(store.get(key))))
      : promisifyRequest<unknown[]>(store.getAll()),
  ]);
  return found
    .map((key, at) => ({ key, value: values[at] }))
    .filter(({ value }) => value !== undefined);
}

/** The database of the browser. */
export const indexedDatabase: Database = {
  read: (keys) => run('readonly', (store) => readIn(store, keys)),

  async change(updater, keys) {
    const { changes, result } = await run('readwrite', async (store) => {
      const update = updater(await readIn(store, keys));
      for (const { key, value } of update.changes) {
        if (value === undefined) store.delete(key);
        else store.put(value, key);
      }
      // Commit without waiting for the writes' events, which never arrive if the page is closed now.
      store.transaction.commit();
      await promisifyRequest(store.transaction);
      return update;
    });
    if (changes.length > 0) openChannel()?.postMessage({ keys: changes.map(({ key }) => key) });
    return result;
  },
};

let channel: BroadcastChannel | null | undefined;

/**
 * Returns the channel, or null if the browser has no `BroadcastChannel`. In that case, a tab
 * notices changes only when it next reads the database.
 */
function openChannel(): BroadcastChannel | null {
  channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel(namePrefix) : null;
  return channel;
}

/**
 * Calls `onChange` after each change by another tab or the worker, with the keys of the changed
 * entries. The tab then reads these entries, because the message carries no data.
 */
export function subscribeToChanges(onChange: (keys: readonly EntryKey[]) => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    onChange((data as { keys?: readonly EntryKey[] }).keys ?? []),
  );
}
