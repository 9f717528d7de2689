import { academy } from '../content/academy';
import { clockIn } from '../site/calendar';

const dayMs = 24 * 60 * 60 * 1000;
const { timeAt, startOfDay: startMs } = clockIn(academy.timeZone);

/**
 * Returns the start of a day in the academy's time zone.
 *
 * @param day a date such as '2026-11-01'
 * @returns ISO 8601 in UTC, as in a receipt
 */
export const startOfDay = (day: string): string => new Date(startMs(day)).toISOString();

/** Returns the end of a day in the academy's time zone, in the same format. */
export const endOfDay = (day: string): string =>
  startOfDay(new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10));

/** Converts a time to the academy's time zone, in a format for spreadsheets: '2026-11-01 02:07'. */
export const officeTime = (iso: string): string => timeAt(Date.parse(iso));
