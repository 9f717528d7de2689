import { answerDays } from '../../content/privacy';
import type { AttemptOutcome, Reply } from './attempt';
import type { DeviceChange, DeviceState } from './device';
import { type AcceptedRecord, isWithdrawing, type OutboxRecord, type Withdrawal } from './record';
import { attemptTimeoutMs, backoff, day, isOver, leaseMs, spanFrom } from './schedule';
import { type Circumstances, mayBeSent } from './transitions';

/*
 * What becomes of an accepted request: the academy's answer to it, and the person's withdrawal. All of
 * it is pure.
 */

const minute = 60_000;

/** How long the device does not ask again, in milliseconds. */
const askAgainMs = {
  /** The page that asks may be left before the answer comes. */
  asking: attemptTimeoutMs,
  answer: 5 * minute,
  'not-now': 5 * minute,
  /** A server that is being updated may not know for a moment. */
  unknown: day,
};

/** Whether a device asks about a request now. Its acceptance is told first; another host knows no answers. */
export const isAskDue = (record: OutboxRecord, now: number): record is AcceptedRecord =>
  record.state === 'accepted' &&
  record.reference !== null &&
  (record.announced || record.answer !== undefined) &&
  record.answer?.state !== 'closed' &&
  now - record.acceptedAt < answerDays * day &&
  (record.asked === undefined || isOver(record.asked, now));

/** Claims the questions that are due, so that one page asks them. Gives their requests. */
export const claimAsks =
  (now: number) =>
  ({ records }: DeviceState): DeviceChange<readonly AcceptedRecord[]> => {
    const asked = spanFrom(now, askAgainMs.asking);
    const due = records.filter((record) => isAskDue(record, now));
    return { put: due.map((record) => ({ ...record, asked })), result: due };
  };

/**
 * What a record becomes by a reply, or undefined where it stays as it is. A newer answer is told by an
 * alert of its own; one that is not newer counts for nothing, whenever it arrives.
 */
export function replied(
  record: OutboxRecord,
  reply: Reply,
  now: number,
): AcceptedRecord | undefined {
  if (record.state !== 'accepted' || reply.kind === 'none') return undefined;
  const asked = spanFrom(now, askAgainMs[reply.kind]);
  const isNews = reply.kind === 'answer' && reply.answer.version > (record.answer?.version ?? 0);
  if (!isNews) return { ...record, asked };
  const { telling: _, ...rest } = record;
  return { ...rest, asked, answer: reply.answer, announced: false };
}

/** Whether the person can still change their mind here. */
export const canChangeMind = (record: AcceptedRecord): boolean =>
  record.reference !== null && record.withdrawal === undefined && record.answer?.state !== 'closed';

/** An accepted request that the person withdraws: that waits to be sent. */
export function mindChanged(record: OutboxRecord, now: number): AcceptedRecord | undefined {
  if (record.state !== 'accepted' || !canChangeMind(record)) return undefined;
  const untried = { since: now, attempts: 0, lastFailure: null };
  return { ...record, withdrawal: { ...untried, state: 'queued', wait: spanFrom(now, 0) } };
}

/** An accepted request whose withdrawal is being sent. */
export type SendingWithdrawal = AcceptedRecord & {
  readonly withdrawal: Extract<Withdrawal, { state: 'sending' }>;
};

/** A record whose withdrawal is in the hands of who sends it now; undefined where it may not be sent. */
export function withdrawalClaimed(
  record: OutboxRecord,
  { owner, ...circumstances }: Circumstances & { owner: string },
): SendingWithdrawal | undefined {
  if (!isWithdrawing(record) || !mayBeSent(record.withdrawal, circumstances)) return undefined;
  const { since, attempts, lastFailure } = record.withdrawal;
  const lease = { owner, span: spanFrom(circumstances.now, leaseMs) };
  const sending = { state: 'sending', since, attempts: attempts + 1, lastFailure, lease } as const;
  return { ...record, withdrawal: sending };
}

/**
 * What a record becomes by the outcome of sending its withdrawal, or undefined where it stays as it is.
 * As with a request, success counts whoever has it now; else who brings the outcome has to have it still.
 *
 * @param attempt as it was claimed for the try
 */
export function withdrawalAnswered(
  record: OutboxRecord,
  { withdrawal: { since, attempts, lease } }: SendingWithdrawal,
  outcome: AttemptOutcome,
  { now, random }: { readonly now: number; readonly random: number },
): AcceptedRecord | undefined {
  if (record.state !== 'accepted' || record.withdrawal?.state === 'withdrawn') return undefined;
  const settled = (state: 'withdrawn' | 'refused'): AcceptedRecord => ({
    ...record,
    withdrawal: { state, since: now },
  });
  if (outcome.kind === 'accepted') return settled('withdrawn');
  const present = record.withdrawal;
  const isSame =
    present?.state === 'sending' &&
    present.attempts === attempts &&
    present.lease.owner === lease.owner;
  if (!isSame) return undefined;
  if (outcome.kind === 'rejected') return settled('refused');
  const { failure: lastFailure, retryAfter } = outcome;
  const wait = spanFrom(now, retryAfter ?? backoff(attempts, random));
  return { ...record, withdrawal: { state: 'queued', since, attempts, lastFailure, wait } };
}
