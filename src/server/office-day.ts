import { clockOffset } from '../content/offerings';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * When a day begins at the academy.
 *
 * @param day like '2026-11-01'
 * @returns ISO 8601 in UTC, as in a receipt
 */
export const startOfDay = (day: string): string => dateAfter(day, -clockOffset).toISOString();

/** When the day after it begins. */
export const endOfDay = (day: string): string => dateAfter(day, dayMs - clockOffset).toISOString();

/** A moment by the academy's clock, as spreadsheets read it: '2026-11-01 02:07'. */
export const officeTime = (iso: string): string =>
  dateAfter(iso, clockOffset).toISOString().slice(0, 16).replace('T', ' ');

const dateAfter = (iso: string, ms: number): Date => new Date(Date.parse(iso) + ms);
