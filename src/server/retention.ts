import type { FastifyBaseLogger } from 'fastify';
import type { EnrolmentStore } from './store/enrolment-store';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Delay before the first purge, so that the first visitors don't have to wait for it. */
const delayAfterStartMs = 1000;

/**
 * Deletes old enrolments and expired sessions, invitations, challenges and transfers. Runs soon after
 * startup and then every hour.
 *
 * @returns a function that stops the timers. It doesn't wait for a purge in progress, because
 *   closing the store ends a purge after its current batch
 */
export function startRetention(
  store: Pick<EnrolmentStore, 'purge' | 'staff' | 'transfers'>,
  days: number,
  log: FastifyBaseLogger,
): () => void {
  async function purge(): Promise<void> {
    try {
      // Include enrolments that would expire before the next purge, because the privacy notice
      // promises the retention period.
      const count = await store.purge(daysBefore(new Date(Date.now() + hourMs), days));
      if (count > 0) log.info({ count, days }, 'deleted expired enrolments');
      await store.staff.tidy();
      await store.transfers.tidy();
    } catch (error) {
      log.error({ err: error }, 'could not delete expired data, retrying in an hour');
    }
  }

  const timers = [
    setTimeout(() => void purge(), delayAfterStartMs),
    setInterval(() => void purge(), hourMs),
  ];
  return () => timers.forEach(clearTimeout);
}

/** @returns ISO 8601 in UTC, as in a receipt */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
