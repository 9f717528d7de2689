import { academy } from '../content/academy';
import type { Offering } from '../content/offerings';

// Without `Intl.DateTimeFormat`, whose first use blocks every page for 180 ms on a slow phone.
const offsetMs = academy.utcOffset * 60 * 60 * 1000;

/** Returns the academy's local time, such as '2027-01-04 02:07'. */
export const timeAt = (moment: number): string =>
  new Date(moment + offsetMs).toISOString().slice(0, 16).replace('T', ' ');

/** Returns the date in the academy's time zone, like '2026-11-01'. */
export const dayAt = (moment: number): string => timeAt(moment).slice(0, 10);

/** Returns the first moment of a local date. */
export const startOfDay = (day: string): number => Date.parse(day) - offsetMs;

const shownStarts = 3;

/**
 * Returns the next three start dates.
 *
 * @param today from `dayAt`, or null if the clock has not been read
 */
export const nextStarts = ({ startDates }: Offering, today: string | null): readonly string[] =>
  startDates.filter((day) => today === null || day >= today).slice(0, shownStarts);
