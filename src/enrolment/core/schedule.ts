/**
 * A time window on the device's clock, in milliseconds since 1970. It includes its start, because
 * the clock may be set back: a time before the start counts as after the end, so nothing is
 * delayed.
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

/** Time until a sender counts as gone, in milliseconds: an attempt plus storing its outcome. */
export const attemptLimitMs = attemptTimeoutMs + 15 * second;

const shortestWaitMs = 2 * second;
const longestWaitMs = 5 * minute;

/**
 * Returns the delay after the n-th failed attempt, in milliseconds: doubling from 2 s to 5 min,
 * with jitter, so that devices that lost the same network don't retry in step.
 *
 * @param attempts attempts so far, at least 1
 * @param random 0 to 1
 */
export function backoff(attempts: number, random: number): number {
  const least = Math.min(shortestWaitMs * 2 ** (attempts - 1), longestWaitMs / 2);
  return Math.round(least * (1 + random));
}

/**
 * Returns the delay for a server's `Retry-After`, in milliseconds: longer by a random part of up to
 * half of it, at most a minute, so that devices with the same response don't retry at once.
 */
export const spread = (askedMs: number, random: number): number =>
  Math.round(askedMs + Math.min(askedMs / 2, minute) * random);
