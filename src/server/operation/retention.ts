import type { FastifyBaseLogger } from 'fastify';
import type { Service } from './service';
import type { EnrolmentStore } from '../store/enrolment-store';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The first visitors are answered before old enrolments are looked for. */
const pauseAfterStart = 1000;

interface Parts {
  readonly store: Pick<EnrolmentStore, 'purge'>;
  /** For how many days an enrolment is kept. */
  readonly days: number;
}

/** Deletes what was kept long enough, soon after the start and then every hour. */
export class Retention implements Service {
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(log: FastifyBaseLogger): void {
    this.#purgeIn(pauseAfterStart, log);
  }

  /** Waits for no purge: the closed store ends it between two portions, the next one goes on. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #purgeIn(pause: number, log: FastifyBaseLogger): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#purge(log), pause).unref();
  }

  async #purge(log: FastifyBaseLogger): Promise<void> {
    const { store, days } = this.#parts;
    try {
      // What would become too old before the next time goes now: the days are a promise.
      const count = await store.purge(daysBefore(new Date(Date.now() + hour), days));
      if (count > 0) log.info({ count, days }, 'enrolments kept long enough were deleted');
    } catch (error) {
      if (this.#stopped) return;
      log.error({ err: error }, 'enrolments kept long enough stay for an hour more');
    }
    this.#purgeIn(hour, log);
  }
}

/** The time so many days ago: ISO 8601 in UTC, as in a receipt. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}
