import { academy } from '../content/academy';
import { enrolmentDays, type Offering, studentPassWeeks } from '../content/offerings';

// Without `Intl.DateTimeFormat`, whose first use blocks every page for 180 ms on a slow phone.
const offsetMs = academy.utcOffset * 60 * 60 * 1000;

/** Returns the academy's local time, such as '2027-01-04 02:07'. */
export const timeAt = (moment: number): string =>
  new Date(moment + offsetMs).toISOString().slice(0, 16).replace('T', ' ');

/** Returns the date in the academy's time zone, like '2026-11-01'. */
export const dayAt = (moment: number): string => timeAt(moment).slice(0, 10);

/** Returns the first moment of a local date. */
export const startOfDay = (day: string): number => Date.parse(day) - offsetMs;

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const startsFrom = ({ startDates }: Offering, day: string): readonly string[] =>
  startDates?.filter((start) => start >= day) ?? [];

const shownStarts = 3;

/** Returns the next three start dates for students who enrol today. */
export const nextStarts = (offering: Offering, today: string): readonly string[] =>
  startsFrom(offering, daysAfter(today, enrolmentDays)).slice(0, shownStarts);

/** Returns the next start date for students who enrol today and need a Student Pass. */
export const nextStartWithPass = (offering: Offering, today: string): string | undefined =>
  startsFrom(offering, daysAfter(today, studentPassWeeks * 7))[0];
