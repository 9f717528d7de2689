export const batchSize = 500;

type Value = string | number | null;

/** An SQL statement, with a '?' for each value. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/** A generator, so that SQLite can run it synchronously, and PostgreSQL can await each result. */
export type Transaction<Result> = Generator<Statement, Result, readonly unknown[]>;

/** @typeParam Row type of the returned rows; ids are numbers in SQLite and text in PostgreSQL */
export function* query<Row>(
  text: string,
  values: Statement['values'] = [],
): Transaction<readonly Row[]> {
  return (yield { text, values }) as readonly Row[];
}

/** While the database is unavailable, every method may throw {@link StoreUnavailableError}. */
export interface Database extends Dialect {
  readonly location: string;
  create(): Promise<void>;
  transact<Result>(work: () => Transaction<Result>): Promise<Result>;
  run<Row>(text: string, values?: Statement['values']): Promise<readonly Row[]>;
  /** Checks that a request could be stored now. */
  ping(): Promise<void>;
  /** Removes deleted data from the database's write-ahead log. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** SQL that differs between the two databases. */
interface Dialect {
  /** Expression that formats `received_at` as in a receipt. */
  readonly receivedAt: string;
  /** Expression for the current time as a value of `received_at`. */
  readonly receivedNow: string;
  readonly now: string;
  /** Expression for a due time '?' milliseconds from now. */
  readonly later: string;
  readonly forUpdate: string;
  /** Clause that locks the selected rows, skipping those that another server has locked. */
  readonly skipLocked: string;
  /** Locks the given keys (a JSON array); null if transactions are already serialised. */
  readonly lockKeys: string | null;
}

/** Thrown if the database is locked, full, read-only, broken or unreachable. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  readonly isTransient: boolean;

  constructor(database: string, cause: Error, { isTransient = false } = {}) {
    super(`The database ${database} can't be used: ${cause.message}`, { cause });
    this.isTransient = isTransient;
  }
}

/** The database belongs to a later release. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}
