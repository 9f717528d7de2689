/**
 * A time window on the device's clock, in milliseconds since 1970. The start is stored as well,
 * because the clock may be set back. A time before the start then counts as after the end, so that
 * nothing is delayed.
 */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Returns a window of `durationMs` that starts now. */
export const windowFrom = (now: number, durationMs: number): TimeWindow => ({
  from: now,
  to: now + durationMs,
});

export const hasEnded = ({ from, to }: TimeWindow, now: number): boolean => now < from || now >= to;

const second = 1000;
const minute = 60 * second;
export const day = 24 * 60 * minute;

/** Time limit of an attempt, in milliseconds. */
export const attemptTimeoutMs = 30 * second;

/** Time, in milliseconds, within which a sender must have stored the outcome of its attempt. */
export const attemptLimitMs = attemptTimeoutMs + 15 * second;

const shortestWaitMs = 2 * second;
const longestWaitMs = 5 * minute;

/**
 * Returns the delay before the next attempt, in milliseconds. The delay doubles with each attempt,
 * from 2 s up to 5 min. A random part prevents devices that lost the same network from retrying at
 * the same time.
 *
 * @param attempts number of attempts so far, at least 1
 * @param random a number from 0 to 1
 */
export function backoff(attempts: number, random: number): number {
  const least = Math.min(shortestWaitMs * 2 ** (attempts - 1), longestWaitMs / 2);
  return Math.round(least * (1 + random));
}

/**
 * Returns the delay for a server's `Retry-After`, in milliseconds. This is the requested delay plus
 * a random extra of up to half that delay (at most a minute), so that devices that got the same
 * response don't retry at the same time.
 */
export const spread = (askedMs: number, random: number): number =>
  Math.round(askedMs + Math.min(askedMs / 2, minute) * random);
