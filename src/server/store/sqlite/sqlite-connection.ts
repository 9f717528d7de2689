import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
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
  #closed = false;

  constructor(file: string, prepare: (database: Database.Database) => Session) {
    this.#file = file;
    this.#prepare = prepare;
  }

  /** Creates the file and its folder if there are none. Personal data: for this user alone. */
  async create(): Promise<void> {
    await this.#try(() => {
      const folder = dirname(this.#file);
      // Only the last folder: a mistyped path should be told, not built.
      if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
      // SQLite gives the files beside it the same rights.
      closeSync(openSync(this.#file, 'a', 0o600));
      this.#open = this.#connect({ create: true });
    });
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
          throw new StoreUnavailableError(this.#file, error, { mayPass: isLocked(error) });
        }
      }
      await delay(pauseBetweenTries);
    }
  }

  #session(): Session {
    if (this.#closed) throw new StoreUnavailableError(this.#file, new Error('it is closed'));
    const identity = identityOf(this.#file);
    if (this.#open?.identity !== identity) this.#disconnect();
    this.#open ??= this.#connect({ create: false });
    return this.#open.session;
  }

  #connect({ create }: { create: boolean }): OpenDatabase<Session> {
    const database = new Database(this.#file, { fileMustExist: !create, timeout: 0 });
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

function identityOf(file: string): string {
  const { dev, ino } = statSync(file, { bigint: true });
  return `${dev}:${ino}`;
}

function isFaultOfDatabase(error: Error): boolean {
  return (
    error instanceof Database.SqliteError ||
    error instanceof NewerSchemaError ||
    // From the file system: the file or its folder.
    'syscall' in error
  );
}

function isLocked(error: Error): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
