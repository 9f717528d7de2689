import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OfficeNotices, Undelivered } from '../store/office-notices';
import type { NoticeChannel } from './channel';
import { failureReason } from './channels';

type Log = Pick<FastifyBaseLogger, 'warn'>;

const second = 1000;
const minute = 60 * second;

/** Timing of deliveries, in milliseconds. */
export const deliverySchedule = {
  /**
   * Time limit of a delivery. It is long, because a mail server that is only slow gets the message
   * again after a timeout.
   */
  deliveryTimeout: minute,
  /** Time for a delivery in progress to end after the channel is stopped. */
  stopTimeout: 10 * second,
  /** Duration of a server's claim on a notice, which is longer than a delivery can take. */
  lease: 2 * minute,
  /** Interval between checks for due notices. Each check is one indexed query. */
  pollInterval: 2 * second,
  /** Pause after a failure, so that an unavailable channel or database costs little. */
  pauseAfterFailure: second,
  /**
   * Delay after the n-th failed delivery. It doubles each time, up to half an hour, plus random
   * jitter of up to 100%. Without the jitter, notices that failed together would also be retried
   * together.
   */
  retryDelay: (attempts: number): number =>
    Math.round(Math.min(minute * 2 ** (attempts - 1), 30 * minute) * (1 + Math.random())),
};

/**
 * Notifies the office and applicants of new enrolments through all configured channels.
 *
 * @returns a function that stops all channels, waiting at most 10 s for deliveries in progress
 */
export function startNoticeDelivery(
  channels: readonly NoticeChannel[],
  notices: OfficeNotices,
  log: Log,
): () => Promise<unknown> {
  const stops = channels.map((channel) => startDelivery({ channel, notices, log }));
  return () => Promise.all(stops.map((stop) => stop()));
}

interface DeliveryDependencies {
  readonly channel: NoticeChannel;
  readonly notices: OfficeNotices;
  readonly schedule?: typeof deliverySchedule;
  readonly log: Log;
}

/**
 * Delivers one channel's notices, one at a time, in the order in which they become due. A failed
 * delivery is retried later. If the database fails during a delivery, the notice becomes due again
 * when its lease expires.
 *
 * @returns a function that stops the channel, waiting for a delivery in progress
 */
export function startDelivery({
  channel,
  notices,
  schedule = deliverySchedule,
  log,
}: DeliveryDependencies): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const abandoning = new AbortController();
  /** Waits, but returns early if the channel is stopped. */
  const rest = (durationMs: number) => delay(durationMs, undefined, { signal }).catch(() => {});

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (!(await deliverNext())) await rest(schedule.pollInterval);
      } catch (error) {
        const reason = failureReason(error);
        log.warn({ channel: channel.kind, reason }, 'notice delivery failed');
        await rest(schedule.pauseAfterFailure);
      }
    }
  }

  /** @returns false if nothing is due */
  async function deliverNext(): Promise<boolean> {
    const notice = await notices.claim(channel.kind, schedule.lease);
    if (!notice) return false;
    let undelivered: Undelivered | undefined;
    try {
      const timeout = AbortSignal.timeout(schedule.deliveryTimeout);
      undelivered = await channel.deliver(notice, AbortSignal.any([timeout, abandoning.signal]));
    } catch (error) {
      await notices.postpone(channel.kind, notice, schedule.retryDelay(notice.attempts));
      throw error;
    }
    if (undelivered) log.warn({ channel: channel.kind, ...undelivered }, 'recipients were refused');
    await notices.settle(channel.kind, notice, undelivered);
    return true;
  }

  const ended = run();
  return () => {
    stopping.abort();
    setTimeout(() => abandoning.abort(), schedule.stopTimeout).unref();
    return ended;
  };
}
