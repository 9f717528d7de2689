/** How many enrolments are read, written or deleted at once. */
export const portionSize = 500;

/** A value that both databases take as it is. */
type Value = string | number | null;

/** One statement, with '?' for each of its values. */
export interface Question {
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * What is done in one transaction: it yields statements and gets the rows of each. SQLite goes
 * through it without a pause, PostgreSQL waits for each answer, and the statements stand once.
 */
export type Work<Result> = Generator<Question, Result, readonly unknown[]>;

/** @typeParam Row what the statement returns of each row; an id is a bigint, and opaque here */
export function* ask<Row>(text: string, ...values: readonly Value[]): Work<readonly Row[]> {
  return (yield { text, values }) as readonly Row[];
}

/**
 * A database of either kind, for statements that both understand. Every method may throw
 * {@link StoreUnavailableError}, and works again once the database does.
 */
export interface Database extends Dialect {
  /** Where the data lies, as the owner may be told: a path, or an address without password. */
  readonly place: string;
  /** Creates the tables where there are none, or brings them up to date. */
  create(): Promise<void>;
  /** Does all of the work, or nothing. */
  transact<Result>(work: () => Work<Result>): Promise<Result>;
  /** Runs one statement by itself. */
  run<Row>(text: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** Makes sure that something could be stored now. */
  ping(): Promise<void>;
  /** Leaves nothing of what was deleted in a log that is kept beside the tables. */
  scrub(): Promise<void>;
  /** Nothing can be done afterwards. */
  close(): Promise<void>;
}

/** What the two databases write differently. */
interface Dialect {
  /** How `received_at` is read as in a receipt, and its value for what is received now. */
  readonly receivedAt: string;
  readonly receivedNow: string;
  /** When a notice is due, by the database's clock: now, and so many milliseconds ('?') later. */
  readonly now: string;
  readonly later: string;
  /** Ends a SELECT of a row that is about to be changed. */
  readonly forUpdate: string;
  /** The same, passing over those that another server is changing. */
  readonly skipLocked: string;
  /**
   * Makes whoever comes under one of some keys, a JSON array, wait for the end of the transaction;
   * null where each has the database to itself.
   */
  readonly lockKeys: string | null;
}

/** The database is locked, full, read-only, broken or away; the cause says which. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  /** Whether it may pass by itself, like a lock or a network that is away. */
  readonly mayPass: boolean;

  /** @param database how the owner knows it: a path, or an address without password */
  constructor(database: string, cause: Error, { mayPass = false } = {}) {
    super(`The database ${database} can't be used: ${cause.message}`, { cause });
    this.mayPass = mayPass;
  }
}

/** The tables were made by a later version of this program. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/**
 * Which migrations a database has yet to go through. The n-th leads from version n to n + 1, and
 * released ones never change.
 *
 * @throws {NewerSchemaError} if it is ahead of them all
 */
export function pendingMigrations(migrations: readonly string[], version: number) {
  if (version > migrations.length) {
    throw new NewerSchemaError('it was written by a newer version of this program');
  }
  return migrations.slice(version);
}
