import { englishTitles, isOffered } from '../../content/course-ids';
import { enrolledCheckDays, statusCheckDays } from '../../content/privacy';
import type { StatusCheckResult } from './attempt';
import type { DeviceState, StateChange } from './device';
import { periodsInMonths } from './form';
import { changeRecord, unsent } from './outbox';
import {
  type AcceptedRecord,
  attemptTimeoutMs,
  canChange,
  day,
  findRecord,
  findWithdrawal,
  hasEnded,
  isAccepted,
  isSettled,
  type OutboxRecord,
  type SettledRecord,
  windowFrom,
  type Withdrawal,
} from './record';
import type { RequestReply, RequestStatus } from './request-reply';

/*
 * What happens to requests after the server's final response: alerts, the academy's replies and
 * withdrawals. All functions are pure.
 */

/** Returns true if a record has an alert that no page has shown. */
export const isAlertDue = (record: OutboxRecord): record is SettledRecord =>
  isSettled(record) && !record.announced;

/**
 * Hands all due alerts to a page that the visitor can see, and marks them as announced in the same
 * transaction, so that no other page shows them.
 */
export const takeAlerts = ({ records }: DeviceState): StateChange<readonly SettledRecord[]> => {
  const taken = records.filter(isAlertDue).map(announced);
  return { put: taken, result: taken };
};

const announced = <Settled extends SettledRecord>(record: Settled): Settled => ({
  ...record,
  announced: true,
});

/** Returns true if a page's alert still announces the record's latest news. */
export const isCurrentAlert = (alert: SettledRecord, record: OutboxRecord): boolean =>
  record.state === alert.state && replyKey(record) === replyKey(alert);

const replyKey = (record: OutboxRecord): string =>
  record.state === 'accepted' ? `${record.answer?.version} ${record.answer?.changedAt}` : '';

/**
 * Records that the visitor has been congratulated on enrolments. The result is true if a
 * congratulation was still due.
 */
export const congratulate =
  (ids: readonly string[]) =>
  ({ records }: DeviceState): StateChange<boolean> => {
    const due = records
      .filter(isAccepted)
      .filter(({ id, congratulated }) => ids.includes(id) && !congratulated);
    return {
      put: due.map((record) => ({ ...record, congratulated: true })),
      result: due.length > 0,
    };
  };

/** Names a receipt, or removes its name if the new one is empty. */
export const nameReceipt = (id: string, name: string) =>
  changeRecord(id, (record) =>
    record.state === 'accepted' ? { ...record, name: name.trim() || undefined } : undefined,
  );

/** Queues an accepted request's withdrawal. The result is false if that is no longer possible. */
export const withdraw =
  (id: string, now: number) =>
  (state: DeviceState): StateChange<boolean> => {
    const record = findRecord(state, id);
    if (record?.state !== 'accepted' || !canChange(record, state)) return { result: false };
    return { put: [unsent(record, now)], result: true };
  };

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
 *
 * @param news id of a request that has a new reply, as a notification or an email says
 */
export const isStatusCheckDue = (
  record: OutboxRecord,
  now: number,
  news?: string,
): record is AcceptedRecord =>
  record.state === 'accepted' &&
  record.reference !== null &&
  (record.id === news ||
    ((record.announced || record.answer !== undefined) &&
      record.answer?.state !== 'closed' &&
      now - record.acceptedAt < checkDays(record) * day &&
      (record.asked === undefined || hasEnded(record.asked, now))));

/** A certificate is issued at the end of the course. */
const checkDays = ({ answer }: AcceptedRecord): number =>
  answer?.state === 'enrolled' ? enrolledCheckDays : statusCheckDays;

/** Claims and returns the requests that are due for a check, so that only one page asks. */
export const claimStatusChecks =
  (now: number, news?: string) =>
  ({ records }: DeviceState): StateChange<readonly AcceptedRecord[]> => {
    const due = records.filter((record) => isStatusCheckDue(record, now, news));
    return { put: due.map((record) => claimCheck(record, now)), result: due };
  };

/** Returns a request that is being checked, so that nobody else asks. */
export const claimCheck = (record: AcceptedRecord, now: number): AcceptedRecord => ({
  ...record,
  asked: windowFrom(now, checkAgainMs.asking),
});

/**
 * Stores the result of a check, with the certificate. The result is the request's record, if it is
 * accepted.
 *
 * @param isSeen true if the visitor sees the reply anyway, so that it needs no alert
 */
export const storeStatus =
  (id: string, result: StatusCheckResult, now: number, isSeen = false) =>
  (state: DeviceState): StateChange<AcceptedRecord | undefined> => {
    const record = findRecord(state, id);
    const after = record && replied(record, result, now);
    if (!after) return { result: undefined };
    const next = isSeen ? announced(after) : after;
    const withdrawal = withdrawalFrom(state, record, result);
    const sealed = result.kind === 'answer' ? result.answer.certificate : state.certificates[id];
    return {
      put: [next, ...(withdrawal ? [withdrawal] : [])],
      certificate: sealed === state.certificates[id] ? undefined : { id, sealed },
      result: next,
    };
  };

/**
 * Returns the withdrawal after a check, or undefined if it doesn't change. The visitor may have
 * withdrawn the request on another device, or cancelled a withdrawal there by a correction.
 */
function withdrawalFrom(
  { withdrawals }: DeviceState,
  record: OutboxRecord,
  result: StatusCheckResult,
): Withdrawal | undefined {
  if (result.kind !== 'answer' || result.answer.withdrawnAt === undefined) return undefined;
  const { withdrawnAt } = result.answer;
  const known = findWithdrawal(withdrawals, record);
  if (withdrawnAt === null) {
    // The server may have answered before the withdrawal arrived.
    const asked = record.state === 'accepted' ? record.asked : undefined;
    const isCancelled = known?.state === 'withdrawn' && asked && known.changedAt < asked.from;
    return isCancelled ? { ...known, state: 'refused' } : undefined;
  }
  if (known && known.state !== 'refused') return undefined;
  return { id: record.id, changedAt: Date.parse(withdrawnAt), state: 'withdrawn' };
}

/**
 * Returns the record after a check, or undefined if the record doesn't change. Only a newer reply
 * replaces the stored one and causes an alert. The receipt shows the values that the academy has
 * now.
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
  if (result.kind !== 'answer') return { ...record, asked };
  // The certificate has an entry of its own, because a record has no personal data.
  const { request, withdrawnAt: _, certificate: _certificate, ...answer } = result.answer;
  const present = { ...record, ...presentValues(record, request), asked };
  if (!isNewer(answer, record.answer)) return present;
  const { hasKnownAnswer: _known, ...news } = present;
  return { ...news, answer, announced: false };
}

/** Omits a course or a period that only a newer release offers. */
function presentValues(
  record: AcceptedRecord,
  request: RequestStatus['request'],
): Partial<Pick<AcceptedRecord, 'courseId' | 'title' | 'per' | 'hours'>> {
  if (!request) return {};
  const { courseId, hours } = request;
  const per = periodsInMonths.find((each) => each === request.per);
  return {
    ...(courseId !== undefined &&
      courseId !== record.courseId &&
      isOffered(courseId) && { courseId, title: englishTitles[courseId] }),
    ...(per && { per }),
    hours,
  };
}

/** Compares the times, too, because versions repeat after the server is restored from a backup. */
const isNewer = (reply: RequestReply, known: RequestReply | undefined): boolean =>
  reply.version > (known?.version ?? 0) || (known ? reply.changedAt > known.changedAt : false);
