import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import type { CourseId } from '../../content/course-ids';

/*
 * The device's database: one store of idb-keyval for drafts and requests, so that a request can
 * leave the drafts and enter the outbox in one transaction.
 */

/**
 * `erased` marks the last time that the visitor deleted everything; `used` was written until November
 * 2026. Neither says anything of the visitor.
 */
export type EntryKey =
  | ['draft', CourseId]
  | ['request' | 'withdrawal', string]
  | ['erased']
  | ['used'];

/** What is stored under a key, unchecked; undefined where it is to be deleted. */
export interface Entry {
  readonly key: EntryKey;
  readonly value: unknown;
}

/**
 * What to write, given what is stored, and what to answer. It has no effects and may be asked more
 * than once.
 */
type Updater<T> = (stored: readonly Entry[]) => {
  readonly changes: readonly Entry[];
  readonly result: T;
};

export interface Entries {
  /** @throws if the device can't be read */
  read(): Promise<readonly Entry[]>;
  /** Reads and writes in one transaction, and resolves once it is committed. @throws if it can't */
  change<T>(updater: Updater<T>): Promise<T>;
}

const openStore = () => createStore('jambatan-enrolment', 'records');
let withStore = openStore();

/**
 * How long to wait for a database that does not answer, which Safari's may not, in milliseconds.
 * A form waits for what it reads. A change has more time: on a busy device it comes late, and a page that
 * takes it for refused shows an alert again that another tab shows.
 */
const timeoutMs = { read: 2000, change: 10_000 };

/** What an operation on a connection fails with that the browser closed without an event. */
const lostConnection: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError']);

let unanswered: Promise<unknown> | undefined;

/** Runs an operation with a timeout. After one, all others fail at once until it completes. */
async function withTimeout<T>(operation: () => Promise<T>, ms: number): Promise<T> {
  if (unanswered) throw timeoutError();
  const work = operation();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const completed = () => {
        unanswered = undefined;
      };
      unanswered = work.then(completed, completed);
      reject(timeoutError());
    }, ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

const timeoutError = () => new DOMException('The device does not answer.', 'TimeoutError');

/** Runs a transaction, on a new connection where the old one turns out to be lost. */
async function run<T>(
  kind: keyof typeof timeoutMs,
  work: (store: UseStore) => Promise<T>,
): Promise<T> {
  const ask = () => withTimeout(() => work(withStore), timeoutMs[kind]);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DOMException && lostConnection.has(error.name))) throw error;
    withStore = openStore();
    return ask();
  }
}

/** The device's own entries. */
export const storedEntries: Entries = {
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
        write(store, changes);
        await promisifyRequest(store.transaction);
        return result;
      }),
    ),
};

/** Does not wait for each write to succeed: a page that unloads gets no events. */
function write(store: IDBObjectStore, changes: readonly Entry[]): void {
  for (const { key, value } of changes) {
    if (value === undefined) store.delete(key);
    else store.put(value, key);
  }
  store.transaction.commit();
}

/**
 * Writes an entry without reading or waiting for anything, for a page that unloads. A browser may drop
 * the write.
 */
export function writeBestEffort(entry: Entry): void {
  void withStore('readwrite', (store) => write(store, [entry])).catch(() => undefined);
}

/** Entries that also hold what the device refuses to store, for as long as the page is open. */
export interface BufferedEntries extends Entries {
  /** As `change`, but where the device refuses, nothing has changed. @throws if it does */
  changeOrThrow<T>(updater: Updater<T>): Promise<T>;
  /** Whether the latest version of an entry is stored on the device. */
  isStored(key: EntryKey): boolean;
  /** Deletes everything, here and on the device. @throws if it can't: then all is still there */
  erase(): Promise<void>;
}

interface Refused {
  readonly entry: Entry;
  /** What the device held under its key, as JSON. */
  readonly over: string | undefined;
}

const valueIn = (stored: readonly Entry[], name: string): string | undefined =>
  JSON.stringify(stored.find(({ key }) => nameOf(key) === name)?.value);

const nameOf = (key: EntryKey): string => key.join(' ');

/**
 * Keeps in memory what the device refuses to store, so that a full or forbidden database changes
 * nothing but how long a draft or a request lasts.
 */
export function withMemoryFallback(device: Entries): BufferedEntries {
  const refused = new Map<string, Refused>();
  let last: Promise<unknown> = Promise.resolve();

  function merge(stored: readonly Entry[]): readonly Entry[] {
    if (refused.size === 0) return stored;
    for (const name of refused.keys()) dropIfChanged(name, stored);
    const others = stored.filter(({ key }) => !refused.has(nameOf(key)));
    const kept = [...refused.values()].map(({ entry }) => entry);
    return [...others, ...kept].filter(({ value }) => value !== undefined);
  }

  /** What another tab has stored since counts: it knows how the entry went on. */
  function dropIfChanged(name: string, stored: readonly Entry[]): void {
    const own = refused.get(name);
    if (own && own.over !== valueIn(stored, name)) refused.delete(name);
  }

  async function change<T>(updater: Updater<T>, mayBuffer: boolean): Promise<T> {
    let known: readonly Entry[] = [];
    const updateAll: Updater<T> = (stored) => {
      known = stored;
      const { changes, result } = updater(merge(stored));
      // What was refused before gets another chance.
      const again = [...refused.values()].map(({ entry }) => entry);
      return { changes: [...again, ...changes], result };
    };
    try {
      const result = await device.change(updateAll);
      refused.clear();
      return result;
    } catch (error) {
      const { changes, result } = updater(merge(known));
      // What is on this page alone can change here.
      const isOnDevice = changes.some(({ key }) => !refused.has(nameOf(key)));
      if (isOnDevice && !mayBuffer) throw error;
      for (const entry of changes) {
        const name = nameOf(entry.key);
        refused.set(name, { entry, over: valueIn(known, name) });
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
        return merge(await device.read());
      } catch (error) {
        if (refused.size === 0) throw error;
        return merge([]);
      }
    },
    change: (updater) => serialize(() => change(updater, true)),
    changeOrThrow: (updater) => serialize(() => change(updater, false)),
    isStored: (key) => !refused.has(nameOf(key)),
    async erase() {
      await device.change((stored) => ({
        changes: [
          ...stored.map(({ key }) => ({ key, value: undefined })),
          { key: ['erased'], value: String(Math.random()) },
        ],
        result: undefined,
      }));
      refused.clear();
    },
  };
}
