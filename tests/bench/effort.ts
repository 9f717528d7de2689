/** Size and duration of a benchmark run. */
export interface Effort {
  /** Number of turns that each server takes. */
  readonly rounds: number;
  /** Duration of each turn of `post`, in seconds. */
  readonly seconds: number;
  /** Number of requests before the last memory measurement. */
  readonly requests: number;
  /** Number of requests before the first memory measurement. */
  readonly settledAfter: number;
  /** Number of rows in the large database. */
  readonly manyRows: number;
}
