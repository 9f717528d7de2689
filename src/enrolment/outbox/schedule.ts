import * as z from 'zod/mini';

/**
 * A stretch of time on the device's clock, in milliseconds since 1970. Its beginning is kept as
 * well, because the clock may be set: a time before the beginning counts as after the end, so that
 * a clock set back holds nothing up.
 */
export const spanSchema = z.object({ from: z.number(), to: z.number() });
export type Span = z.infer<typeof spanSchema>;

/** The stretch of `duration` milliseconds from now on. */
export const spanFrom = (now: number, duration: number): Span => ({
  from: now,
  to: now + duration,
});

export const isOver = ({ from, to }: Span, now: number): boolean => now < from || now >= to;

const second = 1000;
const minute = 60 * second;
export const day = 24 * 60 * minute;

/** How long one try may take, in milliseconds. */
export const attemptTimeout = 30 * second;

/** How long who sends a request has it alone, in milliseconds: longer than a try can take. */
export const leaseDuration = attemptTimeout + 15 * second;

/** After how long a waiting request gets a lasting notice, in milliseconds. */
export const longWait = day;

const shortestWait = 2 * second;
const longestWait = 5 * minute;

/**
 * How long to wait after the n-th failed try: doubling from 2 s on, spread at random so that
 * devices that lost the same network do not come back in step, at most 5 min.
 *
 * @param attempts tries so far, at least 1
 * @param random 0 to 1
 * @returns milliseconds
 */
export function backoff(attempts: number, random: number): number {
  const least = Math.min(shortestWait * 2 ** (attempts - 1), longestWait / 2);
  return Math.round(least * (1 + random));
}
