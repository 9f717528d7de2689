import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
// The same API as Node's own `node:sqlite`, which Node 20 doesn't have.
import { DatabaseSync, type DatabaseSyncInstance as Connection } from '@photostructure/sqlite';
import {
  type Database,
  NewerSchemaError,
  type Statement,
  StoreUnavailableError,
  type Transaction,
} from './database';
import { createTables, needsTables, schemaVersion } from './schema';

const lockTimeoutMs = 2000;
const lockPollMs = 50;

const nowMs = `CAST(unixepoch('subsec') * 1000 AS integer)`;

const tables = createTables({
  identity: 'integer',
  id: 'integer',
  receivedAt: 'text',
  // Milliseconds since 1970.
  dueAt: 'integer',
  options: 'STRICT',
});

/** Waits for locks without blocking the process, and throws while the file is missing. */
export class SqliteDatabase implements Database {
  readonly location: string;
  readonly receivedAt = 'received_at';
  readonly receivedNow = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
  readonly now = nowMs;
  readonly later = `${nowMs} + ?`;
  readonly forUpdate = '';
  readonly skipLocked = '';
  readonly lockKeys = null;
  #open: { readonly inode: bigint; readonly session: Session } | undefined;
  #mayCreate = false;
  #closed = false;

  constructor(file: string) {
    this.location = file;
  }

  /** Creates the file and its folder if they are missing. Later, a missing file is an error. */
  async create(): Promise<void> {
    this.#mayCreate = true;
    await this.#use(() => {});
  }

  transact<Result>(work: () => Transaction<Result>): Promise<Result> {
    return this.#use(({ transact }) => transact(work) as Result);
  }

  run<Row>(text: string, values: Statement['values'] = []): Promise<readonly Row[]> {
    return this.#use(({ run }) => run({ text, values }) as readonly Row[]);
  }

  /** Writes, because reading would succeed even if the database is read-only or full. */
  ping(): Promise<void> {
    return this.#use(({ database }) => {
      database.exec(`PRAGMA user_version = ${readVersion(database)}`);
    });
  }

  /** Removes deleted rows from the write-ahead log, unless another process is reading the log. */
  scrub(): Promise<void> {
    return this.#use(({ database }) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#disconnect();
  }

  /** Runs synchronous work on the database, retrying while it is locked. */
  async #use<Result>(work: (session: Session) => Result): Promise<Result> {
    const deadline = performance.now() + lockTimeoutMs;
    for (;;) {
      try {
        return work(this.#session());
      } catch (error) {
        if (!(error instanceof Error) || !isFaultOfDatabase(error)) throw error;
        const isLocked = error.message === locked;
        if (!isLocked) this.#disconnect();
        if (!isLocked || performance.now() > deadline) {
          throw new StoreUnavailableError(this.location, error, {
            isTransient: isLocked || isTransient(error),
          });
        }
      }
      await delay(lockPollMs);
    }
  }

  #session(): Session {
    if (this.#closed) throw new StoreUnavailableError(this.location, new Error('it is closed'));
    if (this.#mayCreate) createFile(this.location);
    const { ino: inode } = statSync(this.location, { bigint: true });
    if (this.#open?.inode !== inode) this.#disconnect();
    this.#open ??= { session: connect(this.location), inode };
    this.#mayCreate = false;
    return this.#open.session;
  }

  #disconnect(): void {
    this.#open?.session.database.close();
    this.#open = undefined;
  }
}

type Session = ReturnType<typeof prepare> & { readonly database: Connection };

function connect(file: string): Session {
  const url = pathToFileURL(file);
  url.searchParams.set('mode', 'rw'); // Doesn't create a missing file.
  const database = new DatabaseSync(url);
  try {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // Overwrite deleted data instead of only marking its space as free.
    database.exec('PRAGMA secure_delete = ON');
    prepareTables(database);
    return { database, ...prepare(database) };
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepare(database: Connection) {
  const prepared = new Map<string, ReturnType<Connection['prepare']>>();

  function run({ text, values }: Statement): readonly unknown[] {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    return statement.all(...values);
  }

  function transact<Result>(begin: () => Transaction<Result>): Result {
    return inTransaction(database, () => {
      const work = begin();
      let step = work.next([]);
      while (!step.done) step = work.next(run(step.value));
      return step.value;
    });
  }
  return { run, transact };
}

function inTransaction<Result>(database: Connection, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } finally {
    // After some errors, such as a full disk, SQLite has already rolled it back.
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}

/** Creates a file that only this user can read. SQLite's other files inherit its permissions. */
function createFile(file: string): void {
  const folder = dirname(file);
  // Create only the last folder, so that a mistyped path causes an error.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

// SQLite's error messages, because errors of `all()` have no error number in the driver's version 1.2.
const locked = 'database is locked';
const transient =
  /^(database or disk is full|disk I\/O error|attempt to write a readonly database)$/;
const ours =
  /constraint failed|^cannot store|^datatype mismatch|^string or blob too big|^column index out of range/;

/** Returns true for full, read-only or broken disks, but not for an unusable file. */
function isTransient(error: Error): boolean {
  return transient.test(error.message) || /^(ENOSPC|EROFS|EIO|EDQUOT)$/.test(errorCode(error));
}

/** Returns false for violated constraints and wrong values, because these are bugs. */
function isFaultOfDatabase(error: Error): boolean {
  return (
    (errorCode(error) === 'ERR_SQLITE_ERROR' && !ours.test(error.message)) ||
    error instanceof NewerSchemaError ||
    // The file system reported an error for the file or its folder.
    'syscall' in error
  );
}

function errorCode(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** Creates the tables. Takes no lock if they exist. */
function prepareTables(database: Connection): void {
  if (!needsTables(readVersion(database))) return;
  inTransaction(database, () => {
    // Another process may have created them in the meantime.
    if (!needsTables(readVersion(database))) return;
    database.exec(tables);
    database.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
}

function readVersion(database: Connection): number {
  return database.prepare('PRAGMA user_version').get().user_version;
}
