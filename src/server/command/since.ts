import * as z from 'zod/mini';
import { UsageError } from './usage-error';

/** Kuala Lumpur knows no daylight saving time. */
const offsetOfAcademy = '+08:00';

const day = z.iso.date();
const time = z.union([
  z.iso.datetime({ offset: true }),
  // Without seconds.
  z.iso.datetime({ offset: true, precision: -1 }),
]);

/**
 * Reads a day, which starts when it does at the academy, or a time with its offset from UTC.
 *
 * @returns ISO 8601 in UTC, as in a receipt
 * @throws {UsageError} for anything else, and for days that no calendar has
 */
export function readSince(text: string): string {
  const start = day.safeParse(text).success ? `${text}T00:00${offsetOfAcademy}` : text;
  const since = new Date(time.safeParse(start).success ? start : Number.NaN);
  // From 1970 on, which leaves out years that databases write in another way.
  if (since.getTime() >= 0) return since.toISOString();
  throw new UsageError(
    `--since takes a day like 2026-11-01, or a time like 2026-11-01T09:30+08:00, not '${text}'.`,
  );
}
