const dayMs = 24 * 60 * 60 * 1000;

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
