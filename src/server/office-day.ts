const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * When a day begins at the academy: Kuala Lumpur knows no daylight saving time.
 *
 * @param day like '2026-11-01'
 * @returns ISO 8601 in UTC, as in a receipt
 */
export const startOfDay = (day: string): string => new Date(`${day}T00:00+08:00`).toISOString();

/** When the day after it begins. */
export const endOfDay = (day: string): string =>
  new Date(Date.parse(startOfDay(day)) + dayMs).toISOString();

/** A moment by the academy's clock, as spreadsheets read it: '2026-11-01 02:07'. */
export const officeTime = (iso: string): string =>
  new Date(Date.parse(iso) + 8 * hourMs).toISOString().slice(0, 16).replace('T', ' ');
