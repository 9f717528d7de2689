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

/** A database of either kind, for statements that both understand. */
export interface Database {
  /**
   * Does all of the work, or nothing.
   *
   * @throws {StoreUnavailableError} when it can't be done now
   */
  transact<Result>(work: () => Work<Result>): Promise<Result>;
  /** Runs one statement by itself. */
  run<Row>(text: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** How `received_at` is written as in a receipt. */
  readonly receivedAt: string;
  /** When a notice is due, by the database's clock: now, and so many milliseconds ('?') later. */
  readonly now: string;
  readonly later: string;
  /** Ends a SELECT of a row that is about to be changed. */
  readonly forUpdate: string;
  /** The same, passing over those that another server is changing. */
  readonly skipLocked: string;
}
