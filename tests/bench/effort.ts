/** Thoroughness of the benchmark. */
export interface Effort {
  /** Number of turns per contestant. */
  readonly rounds: number;
  /** Duration of each turn, in seconds. */
  readonly seconds: number;
  /**
   * Numbers of requests after which the memory is measured for the last time and for the first
   * time.
   */
  readonly requests: number;
  readonly settledAfter: number;
  /** Number of rows in the large database. */
  readonly manyRows: number;
}
