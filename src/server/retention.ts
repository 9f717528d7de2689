import type { FastifyBaseLogger } from 'fastify';
import type { EnrolmentStore } from './store/enrolment-store';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** The first visitors are answered before old enrolments are looked for. */
const delayAfterStartMs = 1000;

/**
 * Deletes enrolments kept for so many days, and sessions that are over, soon after the start and then
 * every hour. Search columns that another release has made are renewed along with it.
 *
 * @returns how to stop it, without waiting: a closed store ends a purge between two portions
 */
export function startRetention(
  store: Pick<EnrolmentStore, 'purge' | 'staff' | 'answers'>,
  days: number,
  log: FastifyBaseLogger,
): () => void {
  async function purge(): Promise<void> {
    try {
      // Also what would become too old before the next purge: the days are a promise.
      const count = await store.purge(daysBefore(new Date(Date.now() + hourMs), days));
      if (count > 0) log.info({ count, days }, 'enrolments kept long enough were deleted');
      await store.staff.tidy();
    } catch (error) {
      log.error({ err: error }, 'enrolments kept long enough stay for an hour more');
    }
    try {
      await store.answers.makeSearchable();
    } catch (error) {
      log.error({ err: error }, 'search columns of another release stay for an hour more');
    }
  }

  const timers = [
    setTimeout(() => void purge(), delayAfterStartMs),
    setInterval(() => void purge(), hourMs),
  ];
  return () => timers.forEach(clearTimeout);
}

/** The time so many days ago: ISO 8601 in UTC, as in a receipt. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
