import { describe, expect, test } from 'vitest';
import {
  claimDue,
  clearForm,
  confirm,
  congratulate,
  discard,
  markAlertShown,
  openInForm,
  saveDraft,
} from '../../src/enrolment/core/reducers';
import { findDuplicate, isSameEnrolment } from '../../src/enrolment/wizard/duplicates';
import type { DeviceState } from '../../src/enrolment/core/device';
import {
  findCurrentRecord,
  isUntried,
  type OutboxRecord,
  type UnsettledRecord,
} from '../../src/enrolment/core/record';
import { isAlertDue } from '../../src/enrolment/core/transitions';
import {
  acceptedRecord,
  confirmed,
  heldRecord,
  noon,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  waitingRecord,
} from './support/outbox-records';
import { sampleForm } from './support/samples';

const state = (part: Partial<DeviceState> = {}): DeviceState => ({
  drafts: {},
  records: [],
  withdrawals: [],
  erased: undefined,
  unreadable: 0,
  ...part,
});
const draft = { form: sampleForm, step: 1, changedAt: noon } as const;
const next = {
  ...confirmed,
  id: 'next',
  form: { ...sampleForm, phone: '+60 12-111 1111' },
  request: { ...confirmed.request, mobile: '+60 12-111 1111' },
};
const withKey = <T extends OutboxRecord>(record: T, id: string): T => ({ ...record, id });

describe('a confirmed request', () => {
  const of = (
    records: OutboxRecord[],
    what = next,
    sendsNow = true,
    replaces: string | null = confirmed.id,
  ) =>
    confirm({ confirmed: what, replaces, sendsNow, now: noon })(
      state({ records, drafts: { 2: { ...draft, form: what.form } } }),
    );

  test('replaces its draft, and is sent by the page that submitted it', () => {
    const { put, remove, draft: left, result } = of([], next, true, null);
    expect(put).toMatchObject([{ id: 'next', state: 'sending', since: noon }]);
    expect(result.claim).toEqual(put?.[0]);
    expect(put?.[0]).not.toHaveProperty('predecessors');
    expect(remove).toEqual([]);
    expect(left).toEqual([2, null]);
  });

  test('lists the key of a predecessor that is gone or cannot be read', () => {
    expect(of([]).put).toMatchObject([{ id: 'next', predecessors: [confirmed.id] }]);
  });

  test('does not remove a draft that another tab has changed since', () => {
    const typed = { ...draft, form: { ...sampleForm, firstName: 'Other' } };
    const change = confirm({ confirmed, replaces: null, sendsNow: true, now: noon });
    expect(change(state({ drafts: { 2: typed } })).draft).toBeUndefined();
  });

  test('is queued if it should not be sent now', () => {
    const { put, result } = of([], next, false);
    expect(put).toMatchObject([{ id: 'next', state: 'queued' }]);
    expect(result.claim).toBeNull();
  });

  test.each([
    ['is waiting after a 503', waitingRecord],
    ['was queued offline', queuedRecord],
    ['is held after a lost response', heldRecord],
    ['is being sent by another tab', sendingRecord],
    ['was refused', rejectedRecord],
    ['was accepted in another tab', acceptedRecord],
  ])('replaces a predecessor that %s, and lists its key', (_, predecessor) => {
    const { put, remove } = of([predecessor]);
    expect(put).toMatchObject([{ id: 'next', predecessors: [predecessor.id] }]);
    expect(remove).toEqual([predecessor.id]);
  });

  test('counts as untried after a change only if its predecessor was untried', () => {
    const isNew = (predecessor: OutboxRecord) =>
      isUntried(of([predecessor], next, false).result.record as UnsettledRecord);
    expect(isNew(queuedRecord)).toBe(true);
    for (const tried of [waitingRecord, heldRecord, sendingRecord, rejectedRecord]) {
      expect(isNew(tried)).toBe(false);
    }
  });

  test('that is changed twice lists both predecessors, latest first', () => {
    const second = { ...withKey(waitingRecord, 'second'), predecessors: [confirmed.id] };
    const { put, remove } = of([second]);
    expect(put).toMatchObject([{ predecessors: ['second', confirmed.id] }]);
    expect(remove).toEqual(['second']);
    expect(findCurrentRecord({ records: [second] }, confirmed.id)).toBe(second);
  });

  test.each([heldRecord, waitingRecord])(
    'that is submitted again unchanged keeps its key: $state',
    (predecessor) => {
      const again = { ...confirmed, id: 'again' };
      const { put, remove } = of([predecessor], again);
      expect(put).toMatchObject([{ id: predecessor.id, state: 'sending', attempts: 2 }]);
      expect(remove).toEqual([]);
    },
  );

  test('that another tab is sending is left to that tab', () => {
    const { result } = of([sendingRecord], { ...confirmed, id: 'again' });
    expect(result).toEqual({ record: sendingRecord, claim: null });
  });

  test.each([
    ['unchanged', confirmed],
    ['corrected', next],
  ])('that is submitted again %s takes the language of the page', (_, what) => {
    for (const predecessor of [heldRecord, waitingRecord]) {
      const { put } = of([predecessor], { ...what, language: 'zh' });
      expect(put).toMatchObject([{ state: 'sending', language: 'zh' }]);
    }
  });
});

test('due requests and withdrawals are claimed in one step', () => {
  const withdrawal = {
    id: 'w',
    changedAt: noon,
    state: 'queued',
    wait: waitingRecord.wait,
  } as const;
  const stored = state({
    records: [queuedRecord, { ...waitingRecord, id: 'later' }, heldRecord],
    withdrawals: [{ ...withdrawal, attempts: 1, lastFailure: null }],
  });
  const at = (now: number) => claimDue({ now, trigger: 'timer', lockedSince: now })(stored).result;
  expect(at(noon)).toEqual([sendingRecord]);
  expect(at(noon + 60_000).map(({ id }) => id)).toEqual([queuedRecord.id, 'later', 'w']);
});

describe('a person and a course', () => {
  const { courseId, form } = confirmed;
  const named = (firstName: string) => ({ courseId, form: { ...form, firstName } });

  test('are identified by the name and the course, not by an email address that a family shares', () => {
    expect(isSameEnrolment({ courseId, form }, named(' sample '))).toBe(true);
    expect(isSameEnrolment({ courseId, form }, named('Other'))).toBe(false);
    expect(isSameEnrolment({ courseId, form }, { courseId: 9, form })).toBe(false);
  });

  test('have one waiting request, which is changed instead of duplicated', () => {
    expect(findDuplicate([acceptedRecord, waitingRecord], { courseId, form })).toBe(waitingRecord);
    expect(findDuplicate([acceptedRecord], { courseId, form })).toBeUndefined();
    expect(findDuplicate([waitingRecord], named('Other'))).toBeUndefined();
    const namesake = { courseId, form: { ...form, email: 'namesake@example.org' } };
    expect(findDuplicate([waitingRecord], namesake)).toBeUndefined();
  });
});

describe('a draft', () => {
  const save = { courseId: 1, draft, erased: undefined, hasRead: true } as const;

  test('is saved, and is removed once the form is back in its initial state', () => {
    expect(saveDraft(save)(state())).toEqual({ draft: [1, draft], result: true });
    expect(saveDraft({ ...save, draft: null })(state())).toEqual({
      draft: [1, null],
      result: true,
    });
  });

  test('is not saved if all data was deleted in the meantime', () => {
    expect(saveDraft(save)(state({ erased: 'mark' }))).toEqual({ result: false });
    expect(saveDraft({ ...save, erased: 'mark' })(state({ erased: 'mark' })).result).toBe(true);
  });

  test('that the page has not read is not overwritten', () => {
    const change = saveDraft({ ...save, hasRead: false });
    expect(change(state({ drafts: { 1: draft } })).result).toBe(false);
    expect(change(state({ drafts: { 2: draft } })).result).toBe(true);
  });
});

describe('a stored request', () => {
  const { id } = confirmed;

  test('opens in its form instead of a draft, unless it is being sent or has been accepted', () => {
    for (const record of [queuedRecord, waitingRecord, heldRecord, rejectedRecord]) {
      const opened = openInForm(id)(state({ records: [record] }));
      expect(opened).toEqual({ draft: [2, null], result: true });
    }
    for (const record of [sendingRecord, acceptedRecord]) {
      expect(openInForm(id)(state({ records: [record] }))).toEqual({ result: false });
    }
  });

  test('is removed when its form is cleared, but only if it waits for the visitor', () => {
    const cleared = (record: OutboxRecord) =>
      clearForm(2, record.id)(state({ records: [record], drafts: { 2: draft } }));
    for (const record of [heldRecord, rejectedRecord]) {
      expect(cleared(record)).toMatchObject({ remove: [record.id], draft: [2, null] });
    }
    for (const record of [queuedRecord, sendingRecord, acceptedRecord]) {
      expect(cleared(record)).toMatchObject({ remove: [], draft: [2, null] });
    }
  });

  test('can be deleted unless it is being sent', () => {
    expect(discard(id)(state({ records: [acceptedRecord] }))).toEqual({
      remove: [id],
      result: true,
    });
    expect(discard(id)(state({ records: [sendingRecord] }))).toEqual({ result: false });
  });
});

test('an alert is due until it is recorded as shown', () => {
  expect([acceptedRecord, rejectedRecord, heldRecord].filter(isAlertDue)).toEqual([
    acceptedRecord,
    rejectedRecord,
  ]);
  const noted = markAlertShown(acceptedRecord)(state({ records: [acceptedRecord] })).put;
  expect(noted).toEqual([{ ...acceptedRecord, announced: true }]);
  expect((noted as OutboxRecord[]).filter(isAlertDue)).toEqual([]);
});

test('the student is congratulated on an enrolment only once', () => {
  const { put, result } = congratulate([acceptedRecord.id])(state({ records: [acceptedRecord] }));
  expect(result).toBe(true);
  const after = state({ records: put as OutboxRecord[] });
  expect(congratulate([acceptedRecord.id])(after).result).toBe(false);
});
