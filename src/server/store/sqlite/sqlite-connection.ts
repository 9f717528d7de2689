import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { StoreUnavailableError } from '../enrolment-store';
import { NewerSchemaError } from '../schema-versions';
import { migrate } from './sqlite-schema';

/** How long a call waits for a lock that another process holds, in milliseconds. */
const patience = 2000;
const pauseBetweenTries = 50;

interface OpenDatabase<Session> {
  readonly database: Database.Database;
  /** Tells whether the path still leads to the opened file. */
  readonly identity: string;
  readonly session: Session;
}

/**
 * One SQLite file, kept open, and opened anew after a fault.
 *
 * SQLite would wait for a lock by blocking the whole process, and would go on writing into a
 * file that was deleted: here a call waits on the side, and fails while the file is away.
 *
 * @typeParam Session what `prepare` makes of an open database: its prepared statements
 */
export class SqliteConnection<Session> {
  readonly #file: string;
  readonly #prepare: (database: Database.Database) => Session;
  #open: OpenDatabase<Session> | undefined;
  #isToBeCreated = false;
  #closed = false;

  constructor(file: string, prepare: (database: Database.Database) => Session) {
    this.#file = file;
    this.#prepare = prepare;
  }

  /**
   * Creates the file and its folder if there are none; if that can't be done now, the next use of
   * it does. Once it was there, it is not created again.
   */
  async create(): Promise<void> {
    this.#isToBeCreated = true;
    await this.use(() => {});
  }

  /**
   * Does something with the database, in one go.
   *
   * @throws {StoreUnavailableError} when it can't be done now
   */
  async use<Result>(work: (session: Session) => Result): Promise<Result> {
    return this.#try(() => work(this.#session()));
  }

  close(): void {
    this.#closed = true;
    this.#disconnect();
  }

  async #try<Result>(work: () => Result): Promise<Result> {
    const deadline = performance.now() + patience;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof Error) || !isFaultOfDatabase(error)) throw error;
        if (!isLocked(error)) this.#disconnect();
        if (!isLocked(error) || performance.now() > deadline) {
          throw new StoreUnavailableError(this.#file, error, { mayPass: this.#mayPass(error) });
        }
      }
      await delay(pauseBetweenTries);
    }
  }

  /** A lock, a disk that is full, read-only or broken; not a file that can't be a database. */
  #mayPass(error: Error): boolean {
    const { code = '' } = error as NodeJS.ErrnoException;
    // On a read-only disk a database can't be opened for writing.
    if (code === 'SQLITE_CANTOPEN') return isReadableFile(this.#file);
    return /^SQLITE_(BUSY|FULL|IOERR|READONLY)|^(ENOSPC|EROFS|EIO|EDQUOT)$/.test(code);
  }

  #session(): Session {
    if (this.#closed) throw new StoreUnavailableError(this.#file, new Error('it is closed'));
    if (this.#isToBeCreated) createFile(this.#file);
    const identity = identityOf(this.#file);
    if (this.#open?.identity !== identity) this.#disconnect();
    this.#open ??= this.#connect();
    this.#isToBeCreated = false;
    return this.#open.session;
  }

  #connect(): OpenDatabase<Session> {
    const database = new Database(this.#file, { fileMustExist: true, timeout: 0 });
    try {
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      // What is deleted is overwritten, not merely marked as free.
      database.pragma('secure_delete = ON');
      migrate(database);
      return { database, identity: identityOf(this.#file), session: this.#prepare(database) };
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

/** Personal data: for this user alone. */
function createFile(file: string): void {
  const folder = dirname(file);
  // Only the last folder: a mistyped path should be told, not built.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  // SQLite gives the files beside it the same rights.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

function isReadableFile(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function identityOf(file: string): string {
  const { dev, ino } = statSync(file, { bigint: true });
  return `${dev}:${ino}`;
}

/** What a statement or value of our own brings about, and no state of a database explains. */
const ownFaults = /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE)/;

function isFaultOfDatabase(error: Error): boolean {
  return (
    (error instanceof Database.SqliteError && !ownFaults.test(error.code)) ||
    error instanceof NewerSchemaError ||
    // From the file system: the file or its folder.
    'syscall' in error
  );
}

function isLocked(error: Error): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
