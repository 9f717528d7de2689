import { academy } from '../content/academy';
import type { Offering } from '../content/offerings';

/** Offset of the academy's time zone from UTC, in milliseconds. */
export const clockOffset = academy.utcOffset * 3_600_000;

/**
 * Returns the date in the academy's time zone, such as '2027-01-04'.
 *
 * @param moment milliseconds since 1970
 */
export const dayAt = (moment: number): string =>
  new Date(moment + clockOffset).toISOString().slice(0, 10);

const shownStarts = 3;

/**
 * Returns the next start dates from today on, at most three.
 *
 * @param today from `dayAt`, or null if the clock has not been read. The list then starts with the
 *   course's first date
 */
export const nextStarts = ({ startDates }: Offering, today: string | null): readonly string[] =>
  startDates.filter((day) => today === null || day >= today).slice(0, shownStarts);
