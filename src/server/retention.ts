import type { FastifyBaseLogger } from 'fastify';
import type { EnrolmentStore } from './store/enrolment-store';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Delay of the first purge, so that the first visitors are served before it. */
const delayAfterStartMs = 1000;

/**
 * Deletes old enrolments and expired sessions soon after startup and then every hour, and renews
 * search columns written by another release.
 *
 * @returns a function that stops it without waiting: closing the store ends a purge between batches
 */
export function startRetention(
  store: Pick<EnrolmentStore, 'purge' | 'staff' | 'office'>,
  days: number,
  log: FastifyBaseLogger,
): () => void {
  async function purge(): Promise<void> {
    try {
      // Include what would expire before the next purge: the retention period is a promise.
      const count = await store.purge(daysBefore(new Date(Date.now() + hourMs), days));
      if (count > 0) log.info({ count, days }, 'deleted expired enrolments');
      await store.staff.tidy();
    } catch (error) {
      log.error({ err: error }, 'could not delete expired enrolments, retrying in an hour');
    }
    try {
      await store.office.makeSearchable();
    } catch (error) {
      log.error({ err: error }, 'could not renew search columns, retrying in an hour');
    }
  }

  const timers = [
    setTimeout(() => void purge(), delayAfterStartMs),
    setInterval(() => void purge(), hourMs),
  ];
  return () => timers.forEach(clearTimeout);
}

/** Returns the time that many days ago: ISO 8601 in UTC, as in a receipt. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
