/** Number of enrolments that are read, written or deleted at once. */
export const batchSize = 500;

/** A value that both databases accept unchanged. */
type Value = string | number | null;

/** A statement, with a '?' for each value. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * A transaction as a generator, which yields statements and receives their rows. It lets both
 * databases share the statements: SQLite runs it synchronously, PostgreSQL awaits each result.
 */
export type Transaction<Result> = Generator<Statement, Result, readonly unknown[]>;

/** @typeParam Row type of the returned rows; ids are bigints, to be treated as opaque */
export function* query<Row>(
  text: string,
  ...values: readonly Value[]
): Transaction<readonly Row[]> {
  return (yield { text, values }) as readonly Row[];
}

/**
 * A database of either kind, for statements that both support. Every method may throw
 * {@link StoreUnavailableError}, and works again as soon as the database does.
 */
export interface Database extends Dialect {
  /** The database's location to show to the owner: a path, or a URL without password. */
  readonly place: string;
  /** Creates the tables, or migrates them to the current version. */
  create(): Promise<void>;
  transact<Result>(work: () => Transaction<Result>): Promise<Result>;
  /** Runs one statement outside a transaction. */
  run<Row>(text: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** Checks that a request could be stored now. */
  ping(): Promise<void>;
  /** Removes deleted data from the log that is stored next to the tables. */
  scrub(): Promise<void>;
  /** Closes the database for good. */
  close(): Promise<void>;
}

/** SQL that differs between the two databases. */
interface Dialect {
  /** Expression that formats `received_at` as in a receipt, and the current time as its value. */
  readonly receivedAt: string;
  readonly receivedNow: string;
  /** Due times of notices by the database's clock: now, and after '?' milliseconds. */
  readonly now: string;
  readonly later: string;
  /** Clause that locks the selected row for an update. */
  readonly forUpdate: string;
  /** Clause that locks the selected rows, skipping those that another server has locked. */
  readonly skipLocked: string;
  /**
   * Statement that locks the given keys (a JSON array) until the transaction ends; null if
   * transactions are already serialised.
   */
  readonly lockKeys: string | null;
}

/** Thrown if the database is locked, full, read-only, broken or unreachable; see its cause. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  /** True for temporary errors, such as a lock or a network failure. */
  readonly isTransient: boolean;

  /** @param database location to show to the owner: a path, or a URL without password */
  constructor(database: string, cause: Error, { isTransient = false } = {}) {
    super(`The database ${database} can't be used: ${cause.message}`, { cause });
    this.isTransient = isTransient;
  }
}

/** Thrown if a later version of this program has migrated the tables. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/**
 * Returns the migrations that a database still needs. The n-th leads from version n to n + 1;
 * released ones never change.
 *
 * @throws {NewerSchemaError} if the database's version is newer than all migrations
 */
export function pendingMigrations(migrations: readonly string[], version: number) {
  if (version > migrations.length) {
    throw new NewerSchemaError('it was written by a newer version of this program');
  }
  return migrations.slice(version);
}
