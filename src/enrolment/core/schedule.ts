/**
 * A stretch of time on the device's clock, in milliseconds since 1970. It keeps its beginning,
 * because the clock may be set: a time before the beginning counts as after the end, so a clock set
 * back holds nothing up.
 */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** The stretch of `durationMs` from now on. */
export const windowFrom = (now: number, durationMs: number): TimeWindow => ({
  from: now,
  to: now + durationMs,
});

export const hasEnded = ({ from, to }: TimeWindow, now: number): boolean => now < from || now >= to;

const second = 1000;
const minute = 60 * second;
export const day = 24 * 60 * minute;

/** How long one try may take, in milliseconds. */
export const attemptTimeoutMs = 30 * second;

/** After how long a sender counts as gone, in milliseconds: longer than a try and storing its result take. */
export const attemptLimitMs = attemptTimeoutMs + 15 * second;

/** After how long a waiting request gets a lasting notice. */
export const overdueMs = day;

const shortestWaitMs = 2 * second;
const longestWaitMs = 5 * minute;

/**
 * How long to wait after the n-th failed try, in milliseconds: doubling from 2 s to 5 min, with
 * jitter so that devices which lost the same network do not come back in step.
 *
 * @param attempts tries so far, at least 1
 * @param random 0 to 1
 */
export function backoff(attempts: number, random: number): number {
  const least = Math.min(shortestWaitMs * 2 ** (attempts - 1), longestWaitMs / 2);
  return Math.round(least * (1 + random));
}

/**
 * How long to wait where the server asks for a time: up to half as long again, and a minute at most, so
 * that devices which got the same answer do not all come back at once. Milliseconds.
 */
export const spread = (askedMs: number, random: number): number =>
  Math.round(askedMs + Math.min(askedMs / 2, minute) * random);
