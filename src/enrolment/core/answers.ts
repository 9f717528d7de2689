import { answerDays } from '../../content/privacy';
import type { Reply } from './attempt';
import type { DeviceChange, DeviceState } from './device';
import { type AcceptedRecord, findWithdrawal, type OutboxRecord, type Withdrawal } from './record';
import { attemptTimeoutMs, day, hasEnded, windowFrom } from './schedule';

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
  (record.asked === undefined || hasEnded(record.asked, now));

/** Claims the questions that are due, so that one page asks them. Gives their requests. */
export const claimAsks =
  (now: number) =>
  ({ records }: DeviceState): DeviceChange<readonly AcceptedRecord[]> => {
    const asked = windowFrom(now, askAgainMs.asking);
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
  const asked = windowFrom(now, askAgainMs[reply.kind]);
  const isNews = reply.kind === 'answer' && reply.answer.version > (record.answer?.version ?? 0);
  if (!isNews) return { ...record, asked };
  return { ...record, asked, answer: reply.answer, announced: false };
}

/** Whether the person can still withdraw a request here. */
export const canWithdraw = (record: AcceptedRecord, withdrawals: readonly Withdrawal[]): boolean =>
  record.reference !== null &&
  record.answer?.state !== 'closed' &&
  !findWithdrawal(withdrawals, record);

/** Withdraws an accepted request: that waits to be sent. Gives whether it could still be withdrawn. */
export const withdraw =
  (id: string, now: number) =>
  ({ records, withdrawals }: DeviceState): DeviceChange<boolean> => {
    const record = records.find((each) => each.id === id);
    if (record?.state !== 'accepted' || !canWithdraw(record, withdrawals)) return { result: false };
    const untried = { attempts: 0, lastFailure: null, wait: windowFrom(now, 0) };
    return { put: [{ id, changedAt: now, state: 'queued', ...untried }], result: true };
  };

/** Changes a withdrawal; where `transition` gives undefined, it stays as it is. */
export const changeWithdrawal =
  (id: string, transition: (withdrawal: Withdrawal) => Withdrawal | undefined) =>
  ({ withdrawals }: DeviceState): DeviceChange<void> => {
    const withdrawal = withdrawals.find((each) => each.id === id);
    const next = withdrawal && transition(withdrawal);
    return { put: next ? [next] : [], result: undefined };
  };
