import type { AttemptOutcome } from './attempt';
import type { DeviceState, StateChange } from './device';
import { isSameForm } from './form';
import {
  type AcceptedRecord,
  backoff,
  type Deliverable,
  findCorrected,
  findCurrentRecord,
  findItem,
  findRecord,
  findSuccessor,
  findWithdrawal,
  isDeletable,
  isRequest,
  isUnsettled,
  type OutboxRecord,
  type QueuedRecord,
  type Sending,
  type SendingRecord,
  type SettledRecord,
  spread,
  type UnsettledRecord,
  type Waiting,
  windowFrom,
  type Withdrawal,
} from './record';

/*
 * Everything that happens to a request or a withdrawal on this device, from its confirmation to the
 * server's final response. All functions are pure: they take the stored state and return what to
 * write.
 */

/** Changes one record, unless `transition` returns undefined. */
export function changeRecord<Next extends OutboxRecord>(
  id: string,
  transition: (record: OutboxRecord) => Next | undefined,
): (state: DeviceState) => StateChange<Next | undefined> {
  return (state) => {
    const record = findRecord(state, id);
    const next = record && transition(record);
    return next ? { put: [next], result: next } : { result: undefined };
  };
}

/** A request as the visitor confirmed it. Its `id` is generated at that moment. */
export type ConfirmedRequest = Pick<
  UnsettledRecord,
  'id' | 'courseId' | 'title' | 'formOf' | 'form' | 'request' | 'language'
>;

/** A confirmed request, and how to store and send it. */
export interface Confirmation {
  readonly confirmed: ConfirmedRequest;
  /** Id of the request that this one replaces, or null. */
  readonly replaces: string | null;
  /** True if this page sends the request now. Otherwise, the request waits for a network. */
  readonly sendsNow: boolean;
  readonly now: number;
}

/** A stored request. If there is a `claim`, this page must send the request. */
type Confirmed = { readonly record: OutboxRecord; readonly claim: SendingRecord | null };

/**
 * Stores a confirmed request. Deletes its draft and the request that it replaces, unless the academy
 * has accepted that: its receipt stays until the academy has accepted this one. The withdrawal of such
 * a request may be cancelled by this one, so it is sent again if this one is deleted. An unsettled
 * request that has not changed keeps its key, so that the server does not store it twice if a response
 * was lost.
 */
export const confirm =
  ({ confirmed, replaces, sendsNow, now }: Confirmation) =>
  (state: DeviceState): StateChange<Confirmed> => {
    const { formOf, form, request } = confirmed;
    const predecessor = replaces === null ? undefined : findCurrentRecord(state, replaces);
    const isAgain =
      predecessor !== undefined &&
      isUnsettled(predecessor) &&
      predecessor.courseId === confirmed.courseId &&
      JSON.stringify(predecessor.request) === JSON.stringify(request);
    const waiting = isAgain
      ? { ...(released(predecessor, now) ?? predecessor), language: confirmed.language }
      : // List the key even if its record is gone or unreadable. The server may have the request.
        queued(confirmed, now, predecessor ?? (replaces === null ? undefined : { id: replaces }));
    const claim = sendsNow && waiting.state !== 'sending' ? claimed(waiting, now, true) : null;
    const record = claim ?? waiting;
    const isReplaced = predecessor && predecessor.id !== record.id;
    const withdrawal = predecessor && findWithdrawal(state.withdrawals, predecessor);
    return {
      put: [record, ...(withdrawal?.state === 'withdrawn' ? [unsent(withdrawal, now)] : [])],
      remove: isReplaced && predecessor.state !== 'accepted' ? [predecessor.id] : [],
      // Keep the draft if another tab has changed it in the meantime.
      dropDraft: sentDraft(state, { formOf, form }),
      result: { record, claim },
    };
  };

/** Returns the id of a form's course if its draft has no other values than the form that was sent. */
function sentDraft(
  { drafts }: DeviceState,
  { formOf, form }: Pick<UnsettledRecord, 'formOf' | 'form'>,
): number | undefined {
  const draft = drafts[formOf];
  return draft && isSameForm(draft.form, form) ? formOf : undefined;
}

/** Returns the queued record of a confirmed request, which may replace a predecessor. */
const queued = (
  confirmed: ConfirmedRequest,
  now: number,
  predecessor?: OutboxRecord | Pick<SettledRecord, 'id' | 'predecessors'>,
): QueuedRecord => ({
  ...confirmed,
  state: 'queued',
  confirmedAt: now,
  // List all earlier keys, whatever the outcomes. Only the server knows which requests arrived,
  // and it keeps one row for all of them.
  ...(predecessor && {
    predecessors: [predecessor.id, ...(predecessor.predecessors ?? [])],
  }),
  ...(predecessor && 'attempts' in predecessor
    ? {
        attempts: predecessor.attempts,
        departed: predecessor.departed || predecessor.state === 'sending',
      }
    : {
        attempts: 0,
        // The academy has confirmed an accepted predecessor, but knows nothing of its correction.
        departed:
          predecessor !== undefined &&
          !('state' in predecessor && predecessor.state === 'accepted'),
      }),
  lastFailure: null,
  wait: windowFrom(now, 0),
});

/** Returns a withdrawal that has not been sent. */
export const unsent = ({ id }: Pick<Withdrawal, 'id'>, now: number): Withdrawal => ({
  id,
  changedAt: now,
  state: 'queued',
  attempts: 0,
  departed: false,
  lastFailure: null,
  wait: windowFrom(now, 0),
});

/** Returns the queued record of a held request, or undefined for a request in another state. */
export function released(record: OutboxRecord, now: number): QueuedRecord | undefined {
  if (record.state !== 'held') return undefined;
  return { ...record, state: 'queued', wait: windowFrom(now, 0) };
}

/** Returns an item in the `sending` state, with one more attempt. */
export function claimed(item: UnsettledRecord, now: number, online: boolean): SendingRecord;
export function claimed(item: Waiting, now: number, online: boolean): Sending;
export function claimed(item: UnsettledRecord | Waiting, now: number, online: boolean): Sending {
  const { attempts, departed, lastFailure } = item;
  return {
    ...deliveredPart(item),
    state: 'sending',
    attempts: attempts + 1,
    // Nobody knows how far the attempt of a sender that is gone came.
    departed: departed || online || item.state === 'sending',
    lastFailure,
    since: now,
  };
}

/** The end of an attempt, and what to make of it. */
export interface AttemptEnd {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A random number from 0 to 1. */
  readonly random: number;
  /** Treatment of a request that got no response: retried, or held for the visitor who waits. */
  readonly ifNoResponse: 'retry' | 'hold';
  /** True if the sender is a page that the visitor can see, and that shows the alert. */
  readonly announced: boolean;
}

/**
 * Stores the outcome of an attempt. The result is the changed item, if it changed. Acceptance ends
 * the requests that this one replaces, too. The new receipt keeps the name and the reply of the one
 * before it.
 */
export const settle =
  (claim: Sending, outcome: AttemptOutcome, end: AttemptEnd) =>
  (state: DeviceState): StateChange<Deliverable | undefined> => {
    const item = findItem(state, claim);
    const next = item && applyOutcome(item, claim, outcome, end);
    if (!next) return { result: undefined };
    // A changed request that was confirmed in the meantime cancels the withdrawal.
    const isCancelled = next.state === 'withdrawn' && findSuccessor(state, next.id);
    if (isCancelled) return { put: [unsent(next, end.now)], result: next };
    if (!isRequest(claim) || next.state !== 'accepted') return { put: [next], result: next };
    const replaced = findCorrected(state, next);
    const receipt = { ...next, ...(replaced && keptPart(replaced)) };
    // Undoing an edit leaves a draft behind, which would look like an unsent request.
    return {
      put: [receipt],
      remove: next.predecessors ?? [],
      dropDraft: sentDraft(state, claim),
      result: receipt,
    };
  };

/** Returns what the receipt of a corrected request keeps of the earlier one. */
function keptPart({ name, answer, announced, congratulated }: AcceptedRecord) {
  return {
    ...(name && { name }),
    congratulated,
    // A reply that was not announced yet will be news again.
    ...(answer && announced && { answer, hasKnownAnswer: true }),
  };
}

/**
 * Returns an item after an attempt, or undefined if the item doesn't change.
 *
 * Acceptance always counts. Other outcomes count only for the latest attempt. If two pages have
 * sent the item under the same key, the later attempt finds out what the server did with it.
 *
 * @param claim the item as it was claimed for the attempt
 */
export function applyOutcome(
  item: Deliverable,
  claim: Sending,
  outcome: AttemptOutcome,
  { now, random, ifNoResponse, announced }: AttemptEnd,
): Deliverable | undefined {
  if (item.state === 'accepted' || item.state === 'withdrawn') return undefined;
  if (outcome.kind === 'accepted') {
    if (!isRequest(item) || !isRequest(claim)) {
      return { id: item.id, changedAt: now, state: 'withdrawn' };
    }
    const { reference } = outcome;
    const { per, hours } = claim.request;
    const receipt = { reference, per, hours, acceptedAt: now, announced, congratulated: false };
    return { ...commonPart(item), state: 'accepted', ...receipt };
  }
  if (item.state !== 'sending' || item.since !== claim.since) return undefined;
  if (outcome.kind === 'rejected') {
    if (!isRequest(item)) return { id: item.id, changedAt: now, state: 'refused' };
    const { status } = outcome;
    const rejection = { form: item.form, status, rejectedAt: now, announced };
    return { ...commonPart(item), state: 'rejected', ...rejection };
  }
  const { failure, retryAfter } = outcome;
  const { attempts } = item;
  const departed = item.departed || failure.kind !== 'offline';
  const tried = { ...deliveredPart(item), attempts, departed, lastFailure: failure };
  if ('request' in tried && ifNoResponse === 'hold' && failure.kind !== 'status') {
    return { ...tried, state: 'held' };
  }
  const waitMs = retryAfter === null ? backoff(attempts, random) : spread(retryAfter, random);
  return { ...tried, state: 'queued', wait: windowFrom(now, waitMs) };
}

function commonPart({ id, courseId, title, formOf, confirmedAt, predecessors }: OutboxRecord) {
  return { id, courseId, title, formOf, confirmedAt, ...(predecessors && { predecessors }) };
}

/** Returns the fields that an item keeps until its delivery has ended. */
function deliveredPart(item: UnsettledRecord | Waiting) {
  if (!isRequest(item)) return { id: item.id, changedAt: item.changedAt };
  const { request, form, language } = item;
  return { ...commonPart(item), request, form, language };
}

/** Deletes a record. The result is false if it is gone or being sent, or `may` returns false. */
export const discard =
  (id: string, may: (record: OutboxRecord) => boolean = isDeletable) =>
  (state: DeviceState): StateChange<boolean> => {
    const record = findRecord(state, id);
    if (!record || !isDeletable(record) || !may(record)) return { result: false };
    return { remove: [id], result: true };
  };
