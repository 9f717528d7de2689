import { startOfDay as startMs, timeAt } from '../site/calendar';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the start of a day like '2026-11-01' in the academy's time zone, as ISO 8601 in UTC. */
export const startOfDay = (day: string): string => new Date(startMs(day)).toISOString();

/** Returns the start of the next day in the academy's time zone, as ISO 8601 in UTC. */
export const endOfDay = (day: string): string =>
  startOfDay(new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10));

/** Converts a time to the academy's time zone, in a format for spreadsheets: '2026-11-01 02:07'. */
export const officeTime = (iso: string): string => timeAt(Date.parse(iso));

/** Returns the day of a time in the academy's time zone. */
export const officeDay = (iso: string): string => officeTime(iso).slice(0, 10);
