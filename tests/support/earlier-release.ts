import type { Entry } from '../../src/enrolment/core/key-value-store';
import stored from './earlier-release.json' with { type: 'json' };

/*
 * A device's data as the November 2026 release (commit c1556b7) stored it, with requests in every
 * state. The JSON file was created with that release's core: `confirmAndSend`, `deliverDue` and the
 * functions for answers, withdrawals and drafts ran with chosen outcomes instead of a network.
 */

const toKey = (number: string) => `000000${number}-5a3e-4c1b-8f2d-0123456789ab`;

/** Idempotency keys of the stored requests. */
export const keys = {
  rejected: toKey('01'),
  accepted: toKey('02'),
  /** A page claimed the alert and closed before showing it. */
  alertClaimed: toKey('03'),
  /** The academy has answered, but no page has shown the answer yet. */
  answered: toKey('04'),
  withdrawalQueued: toKey('05'),
  withdrawn: toKey('06'),
  withdrawalRefused: toKey('07'),
  withdrawalSending: toKey('08'),
  /** Held, because no response arrived while the visitor waited. */
  held: toKey('09'),
  /** Changed twice, once after a 503 and once after no response. */
  changed: toKey('12'),
  replaced: [toKey('11'), toKey('10')],
  triedOffline: toKey('13'),
  /** The server responded with 503. */
  tried: toKey('14'),
  fresh: toKey('15'),
  /** The page closed while it was sending the request, and its lease on the request has expired. */
  sending: toKey('16'),
} as const;

/** Keys of the requests that are still waiting to be sent automatically. */
export const waitingKeys: readonly string[] = [
  keys.changed,
  keys.triedOffline,
  keys.tried,
  keys.fresh,
  keys.sending,
];

export const waitingWithdrawalKeys: readonly string[] = [
  keys.withdrawalQueued,
  keys.withdrawalSending,
];

/** Id of the course whose form has a draft. */
export const draftCourse = 8;

/** Time of the latest write, in milliseconds since 1970. */
const writtenAt = Math.max(...stored.map(({ value }) => Object(value).changedAt ?? 0));

/**
 * Returns the stored entries, shifted in time so that the latest write was a minute before `now`.
 *
 * @param now milliseconds since 1970
 */
export function earlierReleaseEntries(now: number): Entry[] {
  const shift = now - 60_000 - writtenAt;
  // Only timestamps are this large.
  const move = (_key: string, value: unknown) =>
    typeof value === 'number' && value > 1e12 ? value + shift : value;
  return JSON.parse(JSON.stringify(stored), move) as Entry[];
}
