import type { CourseId } from '../../content/course-ids';
import type { AttemptOutcome } from './attempt';
import type { StateChange, DeviceState } from './device';
import { isSameForm } from './form';
import {
  type Deliverable,
  deliverables,
  type Draft,
  findCurrentRecord,
  findItem,
  findRecord,
  isDeletable,
  isEditable,
  isRequest,
  isSettled,
  isUnsettled,
  type OutboxRecord,
  type Sending,
  type SendingRecord,
  type SettledRecord,
  needsVisitor,
} from './record';
import {
  applyOutcome,
  type AttemptEnd,
  type Circumstances,
  claimed,
  type ConfirmedRequest,
  isDue,
  isSameAlert,
  queued,
  released,
} from './transitions';

/*
 * Changes to the device's state. All functions are pure. They take the stored state and return what
 * to write.
 */

const unchanged = <T>(result: T): StateChange<T> => ({ result });

/** Changes one record, unless `transition` returns undefined. */
export function changeRecord<Next extends OutboxRecord>(
  id: string,
  transition: (record: OutboxRecord) => Next | undefined,
): (state: DeviceState) => StateChange<Next | undefined> {
  return (state) => {
    const record = findRecord(state, id);
    const next = record && transition(record);
    return next ? { put: [next], result: next } : unchanged(undefined);
  };
}

/** A draft to save, and what the page knows about the device. */
export interface DraftSave {
  readonly courseId: CourseId;
  /** Null if the form has its initial values. The stored draft is then deleted. */
  readonly draft: Draft | null;
  /** The value of `erased` that the page last read. */
  readonly erased: string | undefined;
  /**
   * True if the page has read the stored draft, or may replace it for another reason. Otherwise,
   * the page must not replace a stored draft.
   */
  readonly hasRead: boolean;
}

/** Saves a form's draft. The result is true if it was saved. */
export const saveDraft =
  ({ courseId, draft, erased, hasRead }: DraftSave) =>
  (state: DeviceState): StateChange<boolean> => {
    // If the visitor has deleted everything since this page last read the database, earlier input
    // must not come back.
    if (state.erased !== erased && hasRead) return unchanged(false);
    if (!hasRead && state.drafts[courseId]) return unchanged(false);
    return { draft: [courseId, draft], result: true };
  };

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
interface Confirmed {
  readonly record: OutboxRecord;
  readonly claim: SendingRecord | null;
}

/**
 * Stores a confirmed request. Deletes its draft and the request that it replaces, in any state. An
 * unsettled request that has not changed keeps its key, so that the server does not store it twice
 * if a response was lost.
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
    const claim = sendsNow && waiting.state !== 'sending' ? claimed(waiting, now) : null;
    const record = claim ?? waiting;
    const draft = state.drafts[formOf];
    return {
      put: [record],
      remove: predecessor && predecessor.id !== record.id ? [predecessor.id] : [],
      // Keep the draft if another tab has changed it in the meantime.
      draft: draft && isSameForm(draft.form, form) ? [formOf, null] : undefined,
      result: { record, claim },
    };
  };

/** Claims all due items in one change, so that no other page or worker sends them as well. */
export const claimDue =
  (circumstances: Circumstances) =>
  (state: DeviceState): StateChange<readonly Sending[]> => {
    const claims = deliverables(state)
      .filter((item) => isDue(item, circumstances))
      .map((item) => claimed(item, circumstances.now));
    return { put: claims, result: claims };
  };

/** Stores the outcome of an attempt. The result is the changed item, if it changed. */
export const settle =
  (claim: Sending, outcome: AttemptOutcome, end: AttemptEnd) =>
  (state: DeviceState): StateChange<Deliverable | undefined> => {
    const item = findItem(state, claim);
    const next = item && applyOutcome(item, claim, outcome, end);
    if (!next) return unchanged(undefined);
    const change = { put: [next], result: next };
    if (!isRequest(claim) || next.state !== 'accepted') return change;
    // An edit that was undone leaves a draft, which would invite the visitor to resend the request.
    const draft = state.drafts[claim.formOf];
    const isSent = draft && isSameForm(draft.form, claim.form);
    return isSent ? { ...change, draft: [claim.formOf, null] } : change;
  };

/**
 * Deletes the draft of a request's form, so that the form can open the request. The record stays
 * until the edited request replaces it. The result is false if the request can no longer be edited.
 */
export const openInForm =
  (id: string) =>
  (state: DeviceState): StateChange<boolean> => {
    const record = findRecord(state, id);
    if (!record || !isEditable(record)) return unchanged(false);
    return { draft: [record.formOf, null], result: true };
  };

/** Deletes a form's draft, and its request if the request was rejected or got no response. */
export const clearForm =
  (courseId: CourseId, requestId: string | null) =>
  (state: DeviceState): StateChange<void> => {
    const record = requestId === null ? undefined : findRecord(state, requestId);
    return {
      remove: record && needsVisitor(record) ? [record.id] : [],
      draft: state.drafts[courseId] ? [courseId, null] : undefined,
      result: undefined,
    };
  };

/** Deletes a record. The result is false if it is gone or being sent, or `may` returns false. */
export const discard =
  (id: string, may: (record: OutboxRecord) => boolean = isDeletable) =>
  (state: DeviceState): StateChange<boolean> => {
    const record = findRecord(state, id);
    if (!record || !isDeletable(record) || !may(record)) return unchanged(false);
    return { remove: [id], result: true };
  };

/** Marks an alert as shown, unless a newer reply has arrived since. */
export const markAlertShown = (shown: SettledRecord) =>
  changeRecord(shown.id, (record) =>
    isSettled(record) && isSameAlert(record, shown) ? { ...record, announced: true } : undefined,
  );

/**
 * Records that the visitor has been congratulated on enrolments. The result is true if a
 * congratulation was still due.
 */
export const congratulate =
  (ids: readonly string[]) =>
  ({ records }: DeviceState): StateChange<boolean> => {
    const due = records
      .filter((record) => record.state === 'accepted')
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
