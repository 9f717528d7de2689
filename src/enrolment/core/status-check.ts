import { statusCheckDays } from '../../content/privacy';
import type { StatusCheckResult } from './attempt';
import type { StateChange, DeviceState } from './device';
import { type AcceptedRecord, type OutboxRecord } from './record';
import type { RequestReply } from './request-reply';
import { attemptTimeoutMs, day, hasEnded, windowFrom } from './schedule';

/*
 * Decides when the device asks for the academy's reply to an accepted request, and what the device
 * stores. All functions are pure.
 */

const minute = 60_000;

/**
 * Time until the device asks for a reply again, in milliseconds: during a check, and after each
 * result except 'none'.
 */
const checkAgainMs = {
  /** Applies until the result is stored, which never happens if the visitor closes the page. */
  asking: attemptTimeoutMs,
  answer: 5 * minute,
  'not-now': 5 * minute,
  /** Not final, because a server that is being updated may briefly not know the request. */
  unknown: day,
};

/**
 * Returns true if it is time to ask for the reply to a request. The acceptance must have been
 * announced first. A request without a reference went to another host, which has no replies.
 */
export const isStatusCheckDue = (record: OutboxRecord, now: number): record is AcceptedRecord =>
  record.state === 'accepted' &&
  record.reference !== null &&
  (record.announced || record.answer !== undefined) &&
  record.answer?.state !== 'closed' &&
  now - record.acceptedAt < statusCheckDays * day &&
  (record.asked === undefined || hasEnded(record.asked, now));

/** Claims and returns the requests that are due for a check, so that only one page asks. */
export const claimStatusChecks =
  (now: number) =>
  ({ records }: DeviceState): StateChange<readonly AcceptedRecord[]> => {
    const asked = windowFrom(now, checkAgainMs.asking);
    const due = records.filter((record) => isStatusCheckDue(record, now));
    return { put: due.map((record) => ({ ...record, asked })), result: due };
  };

/**
 * Returns the record after a check, or undefined if the record doesn't change. Only a newer reply
 * replaces the stored one and causes an alert.
 */
export function replied(
  record: OutboxRecord,
  result: StatusCheckResult,
  now: number,
): AcceptedRecord | undefined {
  if (record.state !== 'accepted') return undefined;
  // Release the claim, so that the next trigger asks again.
  if (result.kind === 'none') return { ...record, asked: undefined };
  const asked = windowFrom(now, checkAgainMs[result.kind]);
  const isNews = result.kind === 'answer' && isNewer(result.answer, record.answer);
  if (!isNews) return { ...record, asked };
  return { ...record, asked, answer: result.answer, announced: false };
}

/** Compares the times, too, because versions repeat after the server is restored from a backup. */
const isNewer = (reply: RequestReply, known: RequestReply | undefined): boolean =>
  reply.version > (known?.version ?? 0) || (known ? reply.changedAt > known.changedAt : false);
