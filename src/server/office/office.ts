import { setTimeout as delay } from 'node:timers/promises';
import type { OfficeChannels } from '../config';
import type { OfficeNotices } from '../store/office-notices';
import { type Channel, openChannels, reasonOf } from './channels';

/** The part of the server's log that is written to here. */
interface Log {
  warn(facts: object, sentence: string): void;
}

/** Notifies office and applicants of new enrolments, by each of the channels that are set up. */
export class Office {
  readonly #channels: readonly Channel[];
  readonly #notices: OfficeNotices;
  #deliverers: readonly Deliverer[] = [];

  /** @param origin where its page is */
  constructor(channels: OfficeChannels, notices: OfficeNotices, origin: string) {
    this.#channels = openChannels(channels, origin);
    this.#notices = notices;
  }

  start(log: Log): void {
    this.#deliverers = this.#channels.map(
      (channel) =>
        new Deliverer({ channel, notices: this.#notices, schedule: officeSchedule, log }),
    );
  }

  /** An enrolment was stored here. Looks once its answer is on the way, which comes first. */
  wake(): void {
    setImmediate(() => {
      for (const deliverer of this.#deliverers) deliverer.wake();
    });
  }

  /** Waits for deliveries under way, 10 s at most. */
  async stop(): Promise<void> {
    await Promise.all(this.#deliverers.map((deliverer) => deliverer.stop()));
  }
}

/** When the office is notified; all in milliseconds. */
interface Schedule {
  readonly deliveryTimeout: number;
  /** How long a server has a notice to itself: longer than a delivery can take. */
  readonly lease: number;
  /** How often to look for notices that were postponed, or stored by another server. */
  readonly pollInterval: number;
  /** How long to rest after a failure: a channel or database that is away costs little. */
  readonly pauseAfterFailure: number;
  /** How long a notice waits after its n-th failed delivery. */
  retryDelay(attempts: number): number;
}

const second = 1000;
const minute = 60 * second;

export const officeSchedule: Schedule = {
  deliveryTimeout: 10 * second,
  lease: 30 * second,
  pollInterval: 30 * second,
  pauseAfterFailure: second,
  // Doubles, with jitter so that notices that failed together do not come back in step.
  retryDelay: (attempts) =>
    Math.round(Math.min(minute * 2 ** (attempts - 1), 30 * minute) * (1 + Math.random())),
};

interface Parts {
  readonly channel: Channel;
  readonly notices: OfficeNotices;
  readonly schedule: Schedule;
  readonly log: Log;
}

/**
 * Delivers the notices of one channel, one at a time and in the order in which they fall due,
 * until it is stopped. No failure ends it, neither of the channel nor of the database: a notice
 * whose lease is over falls due again.
 */
export class Deliverer {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;
  /** Ends the present wait, or the next one. */
  #wakeUp = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#ended = this.#run();
  }

  /** There may be something to deliver: looks at once. */
  wake(): void {
    this.#wakeUp.abort();
  }

  /** Takes nothing more, and waits for a delivery under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#ended;
  }

  async #run(): Promise<void> {
    const { channel, schedule, log } = this.#parts;
    while (!this.#stopping.signal.aborted) {
      try {
        if (await this.#deliverNext()) continue;
        await rest(schedule.pollInterval, this.#wakeUp.signal);
        this.#wakeUp = new AbortController();
      } catch (error) {
        const reason = reasonOf(error);
        log.warn({ channel: channel.kind, reason }, 'a notice could not be told');
        await rest(schedule.pauseAfterFailure, this.#stopping.signal);
      }
    }
  }

  /** @returns false if nothing is due */
  async #deliverNext(): Promise<boolean> {
    const { channel, notices, schedule } = this.#parts;
    const claimed = await notices.claim(channel.kind, schedule.lease);
    if (!claimed) return false;
    const { id, notice, attempts } = claimed;
    try {
      await channel.deliver(notice, AbortSignal.timeout(schedule.deliveryTimeout));
    } catch (error) {
      await notices.postpone(id, schedule.retryDelay(attempts));
      throw error;
    }
    await notices.settle(id);
    return true;
  }
}

/** @param signal ends it early */
async function rest(durationMs: number, signal: AbortSignal): Promise<void> {
  await delay(durationMs, undefined, { signal }).catch(() => {});
}
