import { academy } from '../content/academy';
import type { Offering } from '../content/offerings';

// Sweden writes dates and times as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: academy.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

export const timeAt = (moment: number): string => format.format(moment);

export const dayAt = (moment: number): string => timeAt(moment).slice(0, 10);

/** Returns the first moment of a local date. The academy's time zone has no summer time. */
export function startOfDay(day: string): number {
  const utc = Date.parse(day);
  return 2 * utc - Date.parse(`${timeAt(utc)}Z`);
}

const shownStarts = 3;

/**
 * Returns the next three start dates.
 *
 * @param today from `dayAt`, or null if the clock has not been read
 */
export const nextStarts = ({ startDates }: Offering, today: string | null): readonly string[] =>
  startDates.filter((day) => today === null || day >= today).slice(0, shownStarts);
