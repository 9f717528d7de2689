/** Thoroughness of the benchmark. */
export interface Effort {
  /** Number of turns per contestant. */
  readonly rounds: number;
  /** Seconds that each turn sends requests. */
  readonly seconds: number;
  /** Number of requests to observe the memory for, and after how many it counts as settled. */
  readonly requests: number;
  readonly settledAfter: number;
  /** Number of rows in the large database. */
  readonly manyRows: number;
}
