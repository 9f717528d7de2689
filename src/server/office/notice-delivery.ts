import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { NoticeChannel, OfficeNotices, Undelivered } from '../store/office-notices';
import { failureReason } from './channels';

type Log = Pick<FastifyBaseLogger, 'warn'>;

const second = 1000;
const minute = 60 * second;

export const deliverySchedule = {
  /** Long, because a mail server that is only slow gets the message again after a timeout. */
  deliveryTimeout: minute,
  stopTimeout: 10 * second,
  /** Duration of a server's claim on a notice, which is longer than a delivery can take. */
  lease: 2 * minute,
  pollInterval: 2 * second,
  /** Pause after a failure, so that an unavailable channel or database costs little. */
  pauseAfterFailure: second,
  /** Without the random jitter, notices that failed together would be retried together. */
  retryDelay: (attempts: number): number =>
    Math.round(Math.min(minute * 2 ** (attempts - 1), 30 * minute) * (1 + Math.random())),
};

/** @returns a function that stops all channels, waiting at most 10 s for deliveries */
export function startNoticeDelivery(
  channels: readonly NoticeChannel[],
  notices: OfficeNotices,
  log: Log,
): () => Promise<unknown> {
  const stops = channels.map((channel) => startDelivery(channel, notices, log));
  return () => Promise.all(stops.map((stop) => stop()));
}

/** If the database fails during a delivery, the notice becomes due when its lease expires. */
export function startDelivery(
  channel: NoticeChannel,
  notices: OfficeNotices,
  log: Log,
  schedule = deliverySchedule,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const abandoning = new AbortController();
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
