import type { CourseId } from '../../content/course-ids';
import type { DeviceChange, DeviceState } from './device';
import { type EnrolmentForm, isSameForm } from './form';
import {
  type Draft,
  isDeletable,
  isEditable,
  isSettled,
  isUnsettled,
  isWithdrawable,
  type OutboxRecord,
  type SendingRecord,
  type SettledRecord,
  waitsForVisitor,
} from './record';
import {
  alertClaimed,
  alertShown,
  claimed,
  type ConfirmedRequest,
  isAlertDue,
  isSameAlert,
  queued,
  released,
} from './transitions';

/*
 * What the visitor's commands make of the device's state. All of it is pure: the state as it is
 * stored by then comes in, and what is to be written goes out.
 */

const unchanged = <T>(result: T): DeviceChange<T> => ({ result });

type Records = Pick<DeviceState, 'records'>;

export const findRecord = ({ records }: Records, id: string): OutboxRecord | undefined =>
  records.find((record) => record.id === id);

/** Changes one record; where `transition` gives undefined, it stays as it is. */
export function changeRecord<Next extends OutboxRecord>(
  id: string,
  transition: (record: OutboxRecord) => Next | undefined,
): (state: DeviceState) => DeviceChange<Next | undefined> {
  return (state) => {
    const record = findRecord(state, id);
    const next = record && transition(record);
    return next ? { put: [next], result: next } : unchanged(undefined);
  };
}

/**
 * Changes a record by the answer to a try. Where the browser has cleared the device meanwhile, it is
 * stored anew: the visitor waits for the answer. What the visitor deleted stays deleted, also where
 * the clock was moved and two tries were under way.
 */
export const storeAnswer =
  (claim: SendingRecord, transition: (record: OutboxRecord) => OutboxRecord | undefined) =>
  (state: DeviceState): DeviceChange<OutboxRecord | undefined> => {
    const isCleared = state.erased === undefined && !state.isUsed;
    const records = isCleared ? [...state.records, claim] : state.records;
    return changeRecord(claim.id, transition)({ ...state, records });
  };

/** What a page knows when it saves a draft. */
export interface DraftSave {
  readonly courseId: CourseId;
  /** Null where the form is as it opens: then the draft goes. */
  readonly draft: Draft | null;
  /** The value of `erased` when the form was last read. */
  readonly erased: string | undefined;
  /** Whether the page has read the stored draft. What it never saw it does not replace. */
  readonly hasRead: boolean;
}

/** Saves a form's draft. Gives whether it was saved. */
export const saveDraft =
  ({ courseId, draft, erased, hasRead }: DraftSave) =>
  (state: DeviceState): DeviceChange<boolean> => {
    // What was typed before everything was deleted must not come back.
    if (state.erased !== erased && hasRead) return unchanged(false);
    if (!hasRead && state.drafts[courseId]) return unchanged(false);
    return { draft: [courseId, draft], result: true };
  };

const fullName = ({ firstName, lastName }: EnrolmentForm) =>
  `${firstName.trim()} ${lastName.trim()}`.toLowerCase();

/** By name: a parent enrols several children under one address. */
export const isSamePerson = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  fullName(a) === fullName(b);

type Described = Pick<ConfirmedRequest, 'courseId' | 'form'>;

/** Whether both are about the same person and course. */
export const isSameEnrolment = (a: Described, b: Described): boolean =>
  a.courseId === b.courseId && isSamePerson(a.form, b.form);

/** The record under an id, or the one that has replaced it since, perhaps in another tab. */
export const findCurrentRecord = (state: Records, id: string): OutboxRecord | undefined =>
  findRecord(state, id) ??
  state.records.find(({ earlier: predecessors = [] }) =>
    predecessors.some((predecessor) => predecessor.id === id),
  );

const isSameAddress = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  a.email.trim().toLowerCase() === b.email.trim().toLowerCase();

/**
 * The request on this device that the confirmed one duplicates: of the same person, by name and
 * address, for the same course, and not yet with the academy.
 */
export const findDuplicate = (
  records: readonly OutboxRecord[],
  confirmed: Described,
): OutboxRecord | undefined =>
  records.findLast(
    (record) =>
      'form' in record &&
      isSameEnrolment(record, confirmed) &&
      isSameAddress(record.form, confirmed.form),
  );

/** What the visitor confirmed, and how it is to go. */
export interface Confirmation {
  readonly confirmed: ConfirmedRequest;
  /** The id of the predecessor: the request that this one is the changed form of. */
  readonly replaces: string | null;
  /** Who sends it now; null where it waits for a network. */
  readonly owner: string | null;
  readonly now: number;
}

/**
 * Stores a confirmed request in the place of its draft and of its predecessor: one record, whatever
 * the predecessor waits for. The same request again keeps its key, so that a try whose answer was lost
 * is not stored twice.
 *
 * @returns the record that is to be sent, or waits
 */
export const confirm =
  ({ confirmed, replaces, owner, now }: Confirmation) =>
  (state: DeviceState): DeviceChange<OutboxRecord> => {
    const { formOf, form, request } = confirmed;
    const predecessor = replaces === null ? undefined : findCurrentRecord(state, replaces);
    const isAgain =
      predecessor !== undefined &&
      isUnsettled(predecessor) &&
      predecessor.courseId === confirmed.courseId &&
      JSON.stringify(predecessor.request) === JSON.stringify(request);
    const waiting = isAgain
      ? (released(predecessor, now) ?? predecessor)
      : queued(
          confirmed,
          now,
          predecessor && [asPredecessor(predecessor), ...(predecessor.earlier ?? [])],
        );
    const isSentHere = owner !== null && waiting.state !== 'sending';
    const record = isSentHere ? claimed(waiting, { owner, now }) : waiting;
    const draft = state.drafts[formOf];
    return {
      put: [record],
      remove: predecessor && predecessor.id !== record.id ? [predecessor.id] : [],
      // What another tab has typed since stays.
      draft: draft && isSameForm(draft.form, form) ? [formOf, null] : undefined,
      result: record,
    };
  };

function asPredecessor(record: OutboxRecord) {
  const mayHaveArrived =
    record.state === 'accepted' ||
    record.state === 'sending' ||
    (record.state !== 'rejected' && record.mayHaveArrived);
  return { id: record.id, mayHaveArrived };
}

/**
 * Takes a request back that surely never arrived; what was typed becomes its form's draft again.
 *
 * @param overDraft whether it may replace a draft that the form has; else that one stays
 * @returns whether it could be taken back
 */
export const withdraw =
  (id: string, overDraft: boolean, now: number) =>
  (state: DeviceState): DeviceChange<boolean> => {
    const record = findRecord(state, id);
    if (!record || !isWithdrawable(record)) return unchanged(false);
    const { formOf, form } = record;
    const isFree = overDraft || !state.drafts[formOf];
    return {
      remove: [id],
      draft: isFree ? [formOf, { form, step: 1, changedAt: now }] : undefined,
      result: true,
    };
  };

/**
 * Lets a request stand in its form: the form's draft goes. The record stays until the changed one
 * replaces it.
 *
 * @returns whether it can still be changed
 */
export const openInForm =
  (id: string) =>
  (state: DeviceState): DeviceChange<boolean> => {
    const record = findRecord(state, id);
    if (!record || !isEditable(record)) return unchanged(false);
    return { draft: [record.formOf, null], result: true };
  };

/** Forgets what a form holds: its draft, and the request in it if that waits for the visitor. */
export const clearForm =
  (courseId: CourseId, requestId: string | null) =>
  (state: DeviceState): DeviceChange<void> => {
    const record = requestId === null ? undefined : findRecord(state, requestId);
    return {
      remove: record && waitsForVisitor(record) ? [record.id] : [],
      draft: state.drafts[courseId] ? [courseId, null] : undefined,
      result: undefined,
    };
  };

/** Deletes a record from the device. Gives whether it was there and not being sent. */
export const discard =
  (id: string, may: (record: OutboxRecord) => boolean = isDeletable) =>
  (state: DeviceState): DeviceChange<boolean> => {
    const record = findRecord(state, id);
    if (!record || !isDeletable(record) || !may(record)) return unchanged(false);
    return { remove: [id], result: true };
  };

/** Claims the alerts that are due for this page to show. Gives them. */
export const claimAlerts =
  (now: number) =>
  ({ records }: DeviceState): DeviceChange<readonly SettledRecord[]> => {
    const alerts = records
      .filter((record) => isAlertDue(record, now))
      .map((record) => alertClaimed(record, now));
    return { put: alerts, result: alerts };
  };

/** Notes that a page has shown an alert, unless the academy has answered anew since. */
export const markAlertShown = (shown: SettledRecord) =>
  changeRecord(shown.id, (record) =>
    isSettled(record) && isSameAlert(record, shown) ? alertShown(record) : undefined,
  );

/** Notes that the course's page congratulates. Gives whether it was due for any request. */
export const congratulate =
  (courseId: CourseId) =>
  ({ records }: DeviceState): DeviceChange<boolean> => {
    const due = records
      .filter((record) => record.state === 'accepted')
      .filter((record) => record.courseId === courseId && !record.congratulated);
    return {
      put: due.map((record) => ({ ...record, congratulated: true })),
      result: due.length > 0,
    };
  };
