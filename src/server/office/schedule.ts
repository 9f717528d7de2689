const second = 1000;
const minute = 60 * second;

/** When the office is told, and how long is waited for what; all in milliseconds. */
export interface Schedule {
  /** How long one delivery may take. */
  readonly limit: number;
  /** How long who delivers a notice has it alone: longer than a delivery can take. */
  readonly lease: number;
  /** How often is looked for notices that were postponed, or stored by another server. */
  readonly lookEvery: number;
  /** How long a notice waits after its n-th failed delivery. */
  postponement(attempts: number): number;
  /** How long a channel rests after the n-th failure in a row, whatever is due. */
  rest(failures: number): number;
}

export const officeSchedule: Schedule = {
  limit: 10 * second,
  lease: 30 * second,
  lookEvery: 30 * second,
  postponement: (attempts) =>
    growingWait(attempts, { shortest: minute, longest: 60 * minute }, Math.random()),
  // A mail server that is away costs little, and one notice that is refused holds up few.
  rest: (failures) =>
    growingWait(failures, { shortest: second, longest: 30 * second }, Math.random()),
};

/**
 * Doubles with each failure, and is spread at random so that servers that failed together do not
 * come back in step.
 *
 * @param failures at least 1
 * @param random 0 to 1
 */
export function growingWait(
  failures: number,
  { shortest, longest }: { shortest: number; longest: number },
  random: number,
): number {
  const least = Math.min(shortest * 2 ** (failures - 1), longest / 2);
  return Math.round(least * (1 + random));
}
