import { promisifyRequest, type UseStore } from 'idb-keyval';
import { notedDrafts, takeUp } from './draft/noted-drafts';
import { mayBegin, wasInterrupted, watchTransaction } from './transactions';

/**
 * The device's database of drafts and of the outbox: one store, so that a request can leave the
 * drafts and enter the outbox in one transaction. Keys are `['draft', course id]` and
 * `['request', idempotency key]`.
 */
const databaseName = 'jambatan-enrolment';
const storeName = 'records';

/** The keys of all records of a kind. */
export const keysOf = (kind: 'draft' | 'request'): IDBKeyRange =>
  IDBKeyRange.bound([kind], [kind, []]);

/** How long a device that does not answer is waited for, in milliseconds. */
const patience = 2000;

/** What an operation on a connection fails with that is no more: before anything was written. */
const lostConnection: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError']);

let connection: Promise<IDBDatabase> | undefined;

/**
 * A custom store of idb-keyval. Unlike its own it writes with durability `strict`, so that what is
 * told as stored outlives a power cut; it opens anew after the browser closed or deleted the
 * database; it gives up on a device that does not answer; it rests while the page is put aside, and
 * then begins anew; and what ended pages have noted comes before all else, as if they had written
 * it.
 *
 * @param callback has no effects outside the store: it may be called more than once
 * @throws whatever IndexedDB throws, and a `TimeoutError`; then nothing is or will be written
 */
export const deviceDatabase: UseStore = async (mode, callback) => {
  const transaction = await begin(mode);
  try {
    return await withPatience(
      Promise.resolve(callback(transaction.objectStore(storeName))),
      // Else it could still be written after the caller was told that it was not.
      () => transaction.abort(),
    );
  } catch (error) {
    if (!wasInterrupted(transaction)) throw error;
    return deviceDatabase(mode, callback);
  }
};

/**
 * Commits what was written to a store of a transaction; resolves once it is stored.
 *
 * Without this word the browser commits only when the page has heard that each write succeeded, and
 * a page that is being left hears of nothing any more.
 */
export function commit(store: IDBObjectStore): Promise<void> {
  store.transaction.commit();
  return promisifyRequest(store.transaction);
}

async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  // Before anything is waited for: what this page notes from here on is about this very write.
  const notes = notedDrafts();
  const open = async () => {
    const database = await withPatience(connect());
    await mayBegin();
    const start = (as: IDBTransactionMode) => {
      const transaction = database.transaction(storeName, as, { durability: 'strict' });
      watchTransaction(transaction);
      return transaction;
    };
    // The database takes one after the other.
    if (notes.length > 0) takeUp(notes, start('readwrite').objectStore(storeName));
    return start(mode);
  };
  try {
    return await open();
  } catch (error) {
    // The connection was closed without a word, or the browser's own process for it has ended, as
    // Safari lets happen while a page sleeps; a second one will do.
    if (!(error instanceof DOMException && lostConnection.has(error.name))) throw error;
    forgetConnection();
    return open();
  }
}

function connect(): Promise<IDBDatabase> {
  connection ??= openDatabase().catch((error: unknown) => {
    forgetConnection();
    throw error;
  });
  return connection;
}

function forgetConnection(): void {
  connection = undefined;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', forgetConnection);
      // Who wants to delete the database would wait for this connection.
      database.addEventListener('versionchange', () => {
        database.close();
        forgetConnection();
      });
      resolve(database);
    });
  });
}

async function withPatience<T>(promise: Promise<T>, giveUp = () => {}): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      try {
        giveUp();
      } catch {
        // It is being committed and can't be stopped any more: its end is waited for.
        return;
      }
      reject(new DOMException('The device does not answer.', 'TimeoutError'));
    }, patience);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
