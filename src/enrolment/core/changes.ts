import type { CourseId } from '../../content/course-ids';
import type { DeviceChange, DeviceState } from './device';
import { type EnrolmentForm, isSameForm } from './form';
import {
  type Draft,
  isDeletable,
  isEditable,
  isSettled,
  isUnsettled,
  type OutboxRecord,
  type Sending,
  type SendingRecord,
  type SettledRecord,
  needsVisitor,
} from './record';
import {
  type Circumstances,
  claimed,
  type ConfirmedRequest,
  isDue,
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
  findRecord(state, id) ?? state.records.find(({ predecessors = [] }) => predecessors.includes(id));

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
  /** Whether this page sends it now; else it waits for a network. */
  readonly sendsNow: boolean;
  readonly now: number;
}

/** A confirmed request as it is stored. `claim`: this page has to send it. */
interface Confirmed {
  readonly record: OutboxRecord;
  readonly claim: SendingRecord | null;
}

/**
 * Stores a confirmed request in the place of its draft and of its predecessor: one record, whatever
 * the predecessor waits for. The same request again keeps its key, so that a try whose answer was lost
 * is not stored twice.
 */
export const confirm =
  ({ confirmed, replaces, sendsNow, now }: Confirmation) =>
  (state: DeviceState): DeviceChange<Confirmed> => {
    const { formOf, form, request } = confirmed;
    const predecessor = replaces === null ? undefined : findCurrentRecord(state, replaces);
    const isAgain =
      predecessor !== undefined &&
      isUnsettled(predecessor) &&
      predecessor.courseId === confirmed.courseId &&
      JSON.stringify(predecessor.request) === JSON.stringify(request);
    const waiting = isAgain
      ? (released(predecessor, now) ?? predecessor)
      : queued(confirmed, now, predecessor);
    const claim = sendsNow && waiting.state !== 'sending' ? claimed(waiting, now) : null;
    const record = claim ?? waiting;
    const draft = state.drafts[formOf];
    return {
      put: [record],
      remove: predecessor && predecessor.id !== record.id ? [predecessor.id] : [],
      // What another tab has typed since stays.
      draft: draft && isSameForm(draft.form, form) ? [formOf, null] : undefined,
      result: { record, claim },
    };
  };

/** Claims everything that has to be sent now, in one step: no other page or worker sends it too. */
export const claimDue =
  (circumstances: Circumstances) =>
  ({ records, withdrawals }: DeviceState): DeviceChange<readonly Sending[]> => {
    const claims = [...records, ...withdrawals]
      .filter((item) => isDue(item, circumstances))
      .map((item) => claimed(item, circumstances.now));
    return { put: claims, result: claims };
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
      remove: record && needsVisitor(record) ? [record.id] : [],
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

/** Notes that a page has shown an alert, unless the academy has answered anew since. */
export const markAlertShown = (shown: SettledRecord) =>
  changeRecord(shown.id, (record) =>
    isSettled(record) && isSameAlert(record, shown) ? { ...record, announced: true } : undefined,
  );

/** Notes that a course's page congratulates on enrolments. Gives whether that was due for any of them. */
export const congratulate =
  (ids: readonly string[]) =>
  ({ records }: DeviceState): DeviceChange<boolean> => {
    const due = records
      .filter((record) => record.state === 'accepted')
      .filter(({ id, enrolmentCongratulated }) => ids.includes(id) && !enrolmentCongratulated);
    return {
      put: due.map((record) => ({ ...record, enrolmentCongratulated: true })),
      result: due.length > 0,
    };
  };
