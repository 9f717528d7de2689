import { setTimeout as delay } from 'node:timers/promises';
import type { OfficeChannels } from '../config';
import type { ClaimedNotice, OfficeNoticeStore } from '../store/enrolment-store';
import { type Channel, openChannels, reasonOf } from './channels';

/** The part of the server's log that is written to here. */
type Log = Readonly<Record<'info' | 'warn', (facts: object, sentence: string) => void>>;

/** Notifies the academy's office of new enrolments, by each of the channels that are set up. */
export class Office {
  readonly #channels: readonly Channel[];
  readonly #notices: OfficeNoticeStore;
  #deliverers: readonly Deliverer[] = [];

  constructor(channels: OfficeChannels, notices: OfficeNoticeStore) {
    this.#channels = openChannels(channels);
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
  /** How long a notice waits after its n-th failed delivery. */
  retryDelay(attempts: number): number;
  /** How long a channel rests after the n-th failure in a row, whatever is due. */
  restAfter(failures: number): number;
}

const second = 1000;
const minute = 60 * second;

export const officeSchedule: Schedule = {
  deliveryTimeout: 10 * second,
  lease: 30 * second,
  pollInterval: 30 * second,
  retryDelay: (attempts) =>
    backoff(attempts, { shortest: minute, longest: 60 * minute }, Math.random()),
  // Short: a mail server that is away costs little, and one refused notice holds up few.
  restAfter: (failures) =>
    backoff(failures, { shortest: second, longest: 30 * second }, Math.random()),
};

/**
 * Doubles with each failure, with jitter so that servers that failed together do not come back in
 * step.
 *
 * @param failures at least 1
 * @param random 0 to 1
 */
export function backoff(
  failures: number,
  { shortest, longest }: { shortest: number; longest: number },
  random: number,
): number {
  const least = Math.min(shortest * 2 ** (failures - 1), longest / 2);
  return Math.round(least * (1 + random));
}

interface Parts {
  readonly channel: Channel;
  readonly notices: OfficeNoticeStore;
  readonly schedule: Schedule;
  readonly log: Log;
}

/**
 * Delivers the notices of one channel, one at a time and in the order in which they fall due,
 * until it is stopped. No failure ends it, neither of the channel nor of the database.
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
    const { schedule } = this.#parts;
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      switch (await this.#deliverNext()) {
        case 'delivered':
          if (failures > 0) this.#say('info', { failures }, 'the office is told again');
          failures = 0;
          break;
        case 'failed':
          failures += 1;
          await rest(schedule.restAfter(failures), this.#stopping.signal);
          break;
        case 'nothing-due':
          await rest(schedule.pollInterval, this.#wakeUp.signal);
          this.#wakeUp = new AbortController();
          break;
      }
    }
  }

  async #deliverNext(): Promise<'delivered' | 'failed' | 'nothing-due'> {
    const { channel, notices, schedule } = this.#parts;
    let claimed: ClaimedNotice | undefined;
    try {
      claimed = await notices.claim(channel.kind, schedule.lease);
    } catch (error) {
      this.#say('warn', { reason: reasonOf(error) }, 'notices to the office could not be read');
      return 'failed';
    }
    if (!claimed) return 'nothing-due';
    const { id, notice, attempts } = claimed;
    try {
      await channel.deliver(notice, AbortSignal.timeout(schedule.deliveryTimeout));
    } catch (error) {
      this.#say('warn', { attempts, reason: reasonOf(error) }, 'the office could not be told');
      await this.#postpone(claimed);
      return 'failed';
    }
    await this.#settle(id);
    return 'delivered';
  }

  async #postpone({ id, attempts }: ClaimedNotice): Promise<void> {
    const { notices, schedule } = this.#parts;
    try {
      await notices.postpone(id, schedule.retryDelay(attempts));
    } catch (error) {
      // It is due again once the lease is over.
      this.#say('warn', { reason: reasonOf(error) }, 'a notice to the office was not postponed');
    }
  }

  /** Tries until the database takes it: the office would be told a second time. */
  async #settle(id: number): Promise<void> {
    const { notices, schedule } = this.#parts;
    for (let failures = 1; ; failures += 1) {
      try {
        await notices.settle(id);
        return;
      } catch (error) {
        this.#say('warn', { reason: reasonOf(error) }, 'a notice to the office was not settled');
      }
      if (this.#stopping.signal.aborted) return;
      await rest(schedule.restAfter(failures), this.#stopping.signal);
    }
  }

  #say(level: keyof Log, facts: object, sentence: string): void {
    this.#parts.log[level]({ channel: this.#parts.channel.kind, ...facts }, sentence);
  }
}

/** @param signal ends it early */
async function rest(durationMs: number, signal: AbortSignal): Promise<void> {
  await delay(durationMs, undefined, { signal }).catch(() => {});
}
