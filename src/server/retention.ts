import type { FastifyBaseLogger } from 'fastify';
import type { EnrolmentStore } from './store/enrolment-store';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Delay before the first purge, so that the first visitors don't have to wait for it. */
const delayAfterStartMs = 1000;

/** @returns a function that stops the timers; closing the store ends a purge in progress */
export function startRetention(
  store: Pick<EnrolmentStore, 'purge' | 'tidy'>,
  days: number,
  log: FastifyBaseLogger,
): () => void {
  async function purge(): Promise<void> {
    try {
      // Include what expires before the next purge, because visitors are promised the period.
      const count = await store.purge(daysBefore(new Date(Date.now() + hourMs), days));
      if (count > 0) log.info({ count, days }, 'deleted expired enrolments');
      await store.tidy();
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

/** Returns the moment that many days before `now`, as ISO 8601 in UTC. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
