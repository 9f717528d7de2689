import { setTimeout as delay } from 'node:timers/promises';
import type { OfficeNotices } from '../store/office-notices';
import { type Channel, reasonOf } from './channels';

/** The part of the server's log that is written to here. */
interface Log {
  warn(facts: object, sentence: string): void;
}

const second = 1000;
const minute = 60 * second;

/** When the office is notified; all in milliseconds. */
export const officeSchedule = {
  deliveryTimeout: 10 * second,
  /** How long a server has a notice to itself: longer than a delivery can take. */
  lease: 30 * second,
  /** How often to look for notices, whichever server has stored them: each look is an indexed one. */
  pollInterval: 2 * second,
  /** How long to rest after a failure: a channel or database that is away costs little. */
  pauseAfterFailure: second,
  /**
   * How long a notice waits after its n-th failed delivery. It doubles, with jitter so that notices that
   * failed together do not come back in step.
   */
  retryDelay: (attempts: number): number =>
    Math.round(Math.min(minute * 2 ** (attempts - 1), 30 * minute) * (1 + Math.random())),
};

/**
 * Notifies office and applicants of new enrolments, by each of the channels that are set up.
 *
 * @returns how to stop it: waits for deliveries under way, 10 s at most
 */
export function startOffice(
  channels: readonly Channel[],
  notices: OfficeNotices,
  log: Log,
): () => Promise<unknown> {
  const stops = channels.map((channel) => startDelivery({ channel, notices, log }));
  return () => Promise.all(stops.map((stop) => stop()));
}

interface Parts {
  readonly channel: Channel;
  readonly notices: OfficeNotices;
  readonly schedule?: typeof officeSchedule;
  readonly log: Log;
}

/**
 * Delivers the notices of one channel, one at a time and in the order in which they fall due,
 * until it is stopped. No failure ends it, neither of the channel nor of the database: a notice
 * whose lease is over falls due again.
 *
 * @returns how to stop it: takes nothing more, and waits for a delivery under way
 */
export function startDelivery({
  channel,
  notices,
  schedule = officeSchedule,
  log,
}: Parts): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** A stop ends it early. */
  const rest = (durationMs: number) => delay(durationMs, undefined, { signal }).catch(() => {});

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (!(await deliverNext())) await rest(schedule.pollInterval);
      } catch (error) {
        const reason = reasonOf(error);
        log.warn({ channel: channel.kind, reason }, 'a notice could not be told');
        await rest(schedule.pauseAfterFailure);
      }
    }
  }

  /** @returns false if nothing is due */
  async function deliverNext(): Promise<boolean> {
    const notice = await notices.claim(channel.kind, schedule.lease);
    if (!notice) return false;
    try {
      await channel.deliver(notice, AbortSignal.timeout(schedule.deliveryTimeout));
    } catch (error) {
      await notices.postpone(notice.id, schedule.retryDelay(notice.attempts));
      throw error;
    }
    await notices.settle(notice.id);
    return true;
  }

  const ended = run();
  return () => {
    stopping.abort();
    return ended;
  };
}
