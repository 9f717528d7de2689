import { clockOffset } from '../site/calendar';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the start of a day in the academy's time zone.
 *
 * @param day a date such as '2026-11-01'
 * @returns ISO 8601 in UTC, as in a receipt
 */
export const startOfDay = (day: string): string => dateAfter(day, -clockOffset).toISOString();

/** Returns the end of a day in the academy's time zone, in the same format. */
export const endOfDay = (day: string): string => dateAfter(day, dayMs - clockOffset).toISOString();

/** Converts a time to the academy's time zone, in a format for spreadsheets: '2026-11-01 02:07'. */
export const officeTime = (iso: string): string =>
  dateAfter(iso, clockOffset).toISOString().slice(0, 16).replace('T', ' ');

const dateAfter = (iso: string, ms: number): Date => new Date(Date.parse(iso) + ms);
