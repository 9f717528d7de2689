import { setTimeout as delay } from 'node:timers/promises';
import type { ClaimedNotice, OfficeNoticeStore } from '../store/office-notices';
import { Bell } from './bell';
import { type Channel, reasonOf } from './channel';
import type { Schedule } from './schedule';
import { withoutFreeText } from './without-free-text';

/** The part of the server's log that is written to here. */
export type Log = Readonly<Record<'info' | 'warn', (facts: object, sentence: string) => void>>;

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
  readonly #bell = new Bell();
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#ended = this.#run();
  }

  /** There may be something to deliver: looks at once. */
  wake(): void {
    this.#bell.ring();
  }

  /** Takes nothing more, and waits for a delivery under way: as long as one may take. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#bell.ring();
    await this.#ended;
  }

  async #run(): Promise<void> {
    const { schedule } = this.#parts;
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      switch (await this.#takeTurn()) {
        case 'delivered':
          if (failures > 0) this.#say('info', { failures }, 'the office is told again');
          failures = 0;
          break;
        case 'failed':
          failures += 1;
          await this.#rest(failures);
          break;
        case 'nothing-due':
          await this.#bell.wait(schedule.lookEvery);
          break;
      }
    }
  }

  async #takeTurn(): Promise<'delivered' | 'failed' | 'nothing-due'> {
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
      await channel.deliver(withoutFreeText(notice), AbortSignal.timeout(schedule.limit));
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
      await notices.postpone(id, schedule.postponement(attempts));
    } catch (error) {
      // It is due again once the lease is over.
      this.#say('warn', { reason: reasonOf(error) }, 'a notice to the office was not postponed');
    }
  }

  /** Tries until the database takes it: the office would be told a second time. */
  async #settle(id: number): Promise<void> {
    for (let failures = 1; ; failures += 1) {
      try {
        await this.#parts.notices.settle(id);
        return;
      } catch (error) {
        this.#say('warn', { reason: reasonOf(error) }, 'a notice to the office was not settled');
      }
      if (this.#stopping.signal.aborted) return;
      await this.#rest(failures);
    }
  }

  async #rest(failures: number): Promise<void> {
    const { signal } = this.#stopping;
    // Only a stop ends it early, and that is seen by whoever rests.
    await delay(this.#parts.schedule.rest(failures), undefined, { signal }).catch(() => {});
  }

  #say(level: keyof Log, facts: object, sentence: string): void {
    this.#parts.log[level]({ channel: this.#parts.channel.kind, ...facts }, sentence);
  }
}
