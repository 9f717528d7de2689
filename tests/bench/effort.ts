/** How thoroughly the bench measures. */
export interface Effort {
  /** How often each contestant has its turn. */
  readonly rounds: number;
  /** How long each turn of sending lasts. */
  readonly seconds: number;
  /** How many requests the memory is watched for, and after how many of them it is settled. */
  readonly requests: number;
  readonly settledAfter: number;
  /** How many rows a grown database holds. */
  readonly manyRows: number;
}
