import type { Entry } from '../../src/enrolment/core/entries';
import stored from './earlier-release.json' with { type: 'json' };

/*
 * A device as the release of November 2026 left it (commit c1556b7), with a request in each state. The
 * file is a dump of what its core wrote: `confirmAndSend`, `deliverDue` and the changes of answers,
 * withdrawals and drafts ran one after the other, with chosen outcomes in place of the network.
 */

const idOf = (number: string) => `000000${number}-5a3e-4c1b-8f2d-0123456789ab`;

/** The keys of its requests. */
export const keys = {
  rejected: idOf('01'),
  accepted: idOf('02'),
  /** A page was about to show the alert, and ended. */
  alertClaimed: idOf('03'),
  /** The academy has answered, and no page has shown it. */
  answered: idOf('04'),
  withdrawalQueued: idOf('05'),
  withdrawn: idOf('06'),
  withdrawalRefused: idOf('07'),
  withdrawalSending: idOf('08'),
  /** No answer came while the visitor waited. */
  held: idOf('09'),
  /** It was changed twice: after a 503, and after no answer came. */
  changed: idOf('12'),
  replaced: [idOf('11'), idOf('10')],
  triedOffline: idOf('13'),
  /** The server answered 503. */
  tried: idOf('14'),
  fresh: idOf('15'),
  /** Its page ended over it, and the lease is over. */
  sending: idOf('16'),
} as const;

/** What is sent by itself, to whatever end. */
export const waitingKeys: readonly string[] = [
  keys.changed,
  keys.triedOffline,
  keys.tried,
  keys.fresh,
  keys.sending,
];

export const withdrawnKeys: readonly string[] = [keys.withdrawalQueued, keys.withdrawalSending];

/** The course in whose form the draft is. */
export const draftCourse = 8;

/** When the last of the entries was written, in milliseconds since 1970. */
const writtenAt = Math.max(...stored.map(({ value }) => Object(value).changedAt ?? 0));

/** The entries, written a minute before `now`, in milliseconds since 1970. */
export function earlierReleaseEntries(now: number): Entry[] {
  const shift = now - 60_000 - writtenAt;
  // No other number is as large as a time.
  const move = (_key: string, value: unknown) =>
    typeof value === 'number' && value > 1e12 ? value + shift : value;
  return JSON.parse(JSON.stringify(stored), move) as Entry[];
}
