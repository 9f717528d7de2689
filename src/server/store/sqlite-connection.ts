import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { applicantMails } from './applicant-mails';
import { StoreUnavailableError } from './enrolment-store';
import { officeTables } from './office-tables';
import { NewerSchemaError, pendingMigrations } from './shared';

/** How long a call waits for a lock that another process holds. */
const lockTimeoutMs = 2000;
const lockPollMs = 50;

/**
 * One SQLite file, opened on first use and again after a fault.
 *
 * SQLite would wait for a lock by blocking the whole process, and would keep writing to a file
 * that was deleted: here a call waits without blocking, and fails while the file is away.
 *
 * @typeParam Session what `prepare` makes of an open database: its prepared statements
 */
export class SqliteConnection<Session> {
  readonly #file: string;
  readonly #prepare: (database: Database.Database) => Session;
  #open: { database: Database.Database; inode: bigint; session: Session } | undefined;
  #mayCreate = false;
  #closed = false;

  constructor(file: string, prepare: (database: Database.Database) => Session) {
    this.#file = file;
    this.#prepare = prepare;
  }

  /** Lets this or the next use create the file and its folder; once opened, it is not made anew. */
  async create(): Promise<void> {
    this.#mayCreate = true;
    await this.use(() => {});
  }

  /**
   * Runs something on the database, in one go.
   *
   * @throws {StoreUnavailableError} when it can't be done now
   */
  async use<Result>(work: (session: Session) => Result): Promise<Result> {
    const deadline = performance.now() + lockTimeoutMs;
    for (;;) {
      try {
        return work(this.#session());
      } catch (error) {
        if (!(error instanceof Error) || !isFaultOfDatabase(error)) throw error;
        const isLocked = codeOf(error).startsWith('SQLITE_BUSY');
        if (!isLocked) this.#disconnect();
        if (!isLocked || performance.now() > deadline) {
          throw new StoreUnavailableError(this.#file, error, { mayPass: mayPass(error) });
        }
      }
      await delay(lockPollMs);
    }
  }

  close(): void {
    this.#closed = true;
    this.#disconnect();
  }

  #session(): Session {
    if (this.#closed) throw new StoreUnavailableError(this.#file, new Error('it is closed'));
    if (this.#mayCreate) createFile(this.#file);
    const { ino: inode } = statSync(this.#file, { bigint: true });
    if (this.#open?.inode !== inode) this.#disconnect();
    this.#open ??= { ...this.#connect(), inode };
    this.#mayCreate = false;
    return this.#open.session;
  }

  #connect() {
    const database = new Database(this.#file, { fileMustExist: true, timeout: 0 });
    try {
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      // Overwrites what is deleted, instead of only marking it as free.
      database.pragma('secure_delete = ON');
      migrate(database);
      return { database, session: this.#prepare(database) };
    } catch (error) {
      database.close();
      throw error;
    }
  }

  #disconnect(): void {
    this.#open?.database.close();
    this.#open = undefined;
  }
}

/** A lock, or a disk that is full, read-only or broken; not a file that can't be a database. */
function mayPass(error: Error): boolean {
  return /^SQLITE_(BUSY|FULL|IOERR|READONLY)|^(ENOSPC|EROFS|EIO|EDQUOT)$/.test(codeOf(error));
}

/** Personal data, for this user alone; SQLite gives the files beside it the same rights. */
function createFile(file: string): void {
  const folder = dirname(file);
  // Only the last folder: a mistyped path should be reported, not built.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

/** A constraint or a value of the wrong type is our own mistake, whatever state the database is in. */
function isFaultOfDatabase(error: Error): boolean {
  const isOurs = /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE)/.test(codeOf(error));
  return (
    (error instanceof Database.SqliteError && !isOurs) ||
    error instanceof NewerSchemaError ||
    // From the file system: the file or its folder.
    'syscall' in error
  );
}

function codeOf(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** The n-th entry leads from version n to version n + 1. Released ones never change. */
const migrations = [
  `CREATE TABLE enrolments (
    id INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    idempotency_key TEXT UNIQUE,
    received_at TEXT NOT NULL,
    name TEXT NOT NULL,
    mobile TEXT NOT NULL,
    email TEXT NOT NULL,
    nation TEXT NOT NULL,
    lang TEXT NOT NULL,
    per TEXT NOT NULL,
    hours INTEGER NOT NULL,
    message TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX enrolments_by_time ON enrolments (received_at);
  CREATE TABLE office_notices (
    id INTEGER PRIMARY KEY,
    enrolment INTEGER NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    -- Milliseconds since 1970.
    due_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX office_notices_by_time ON office_notices (channel, due_at);
  CREATE INDEX office_notices_by_enrolment ON office_notices (enrolment)`,
  `CREATE TABLE spent_keys (
    key TEXT PRIMARY KEY,
    enrolment INTEGER NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX spent_keys_by_enrolment ON spent_keys (enrolment)`,
  officeTables({ identity: 'integer', id: 'integer', options: 'STRICT' }),
  applicantMails({ id: 'integer', options: 'STRICT' }),
];

/** Brings the tables up to date; does nothing, and takes no lock, where they are. */
function migrate(database: Database.Database): void {
  if (pendingMigrations(migrations, schemaVersion(database)).length === 0) return;
  database
    .transaction(() => {
      for (const statements of pendingMigrations(migrations, schemaVersion(database))) {
        database.exec(statements);
      }
      database.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
}

export function schemaVersion(database: Database.Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}
