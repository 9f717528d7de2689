import { describe, expect, test } from 'vitest';
import {
  claimAlerts,
  clearForm,
  confirm,
  congratulate,
  discard,
  isSameEnrolment,
  markAlertShown,
  openInForm,
  saveDraft,
  findCurrentRecord,
  storeAnswer,
  findDuplicate,
  withdraw,
} from '../../src/enrolment/core/changes';
import { type DeviceState, parseState } from '../../src/enrolment/core/device';
import type { OutboxRecord } from '../../src/enrolment/core/record';
import { day } from '../../src/enrolment/core/schedule';
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
  erased: undefined,
  isUsed: true,
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
  const of = (records: OutboxRecord[], what = next, owner: string | null = 'page') =>
    confirm({ confirmed: what, replaces: confirmed.id, owner, now: noon })(
      state({ records, drafts: { 2: { ...draft, form: what.form } } }),
    );

  test('replaces its draft, and is sent by who confirmed it', () => {
    const { put, remove, draft: left } = of([]);
    expect(put).toMatchObject([{ id: 'next', state: 'sending', lease: { owner: 'page' } }]);
    expect(put?.[0]).not.toHaveProperty('earlier');
    expect(remove).toEqual([]);
    expect(left).toEqual([2, null]);
  });

  test('leaves a draft that another tab has changed since', () => {
    const typed = { ...draft, form: { ...sampleForm, firstName: 'Other' } };
    const change = confirm({ confirmed, replaces: null, owner: 'page', now: noon });
    expect(change(state({ drafts: { 2: typed } })).draft).toBeUndefined();
  });

  test('waits where nobody can send it', () => {
    expect(of([], next, null).put).toMatchObject([{ id: 'next', state: 'queued' }]);
  });

  const uncertain = { ...waitingRecord, mayHaveArrived: true };
  test.each([
    ['after 503', waitingRecord, false],
    ['offline', queuedRecord, false],
    ['after a lost answer', heldRecord, true],
    ['after a lost answer that is tried again', uncertain, true],
    ['while another tab sends it', sendingRecord, true],
    ['refused', rejectedRecord, false],
    ['accepted in another tab', acceptedRecord, true],
  ])('replaces its predecessor: %s', (_, predecessor, mayHaveArrived) => {
    const { put, remove } = of([predecessor]);
    expect(put).toMatchObject([{ id: 'next', earlier: [{ id: predecessor.id, mayHaveArrived }] }]);
    expect(remove).toEqual([predecessor.id]);
  });

  test('that is changed twice names both that came before, the latest first', () => {
    const earlier = [{ id: confirmed.id, mayHaveArrived: true }];
    const second = { ...withKey(waitingRecord, 'second'), earlier };
    const { put, remove } = of([second]);
    expect(put).toMatchObject([{ earlier: [{ id: 'second', mayHaveArrived: false }, ...earlier] }]);
    expect(remove).toEqual(['second']);
    expect(findCurrentRecord({ records: [second] }, confirmed.id)).toBe(second);
  });

  test.each([heldRecord, waitingRecord, uncertain])(
    'that is the same again keeps its key: $state',
    (predecessor) => {
      const again = { ...confirmed, id: 'again' };
      const { put, remove } = of([predecessor], again);
      expect(put).toMatchObject([{ id: predecessor.id, state: 'sending', attempts: 2 }]);
      expect(remove).toEqual([]);
    },
  );

  test('that another tab sends this moment is left to it', () => {
    expect(of([sendingRecord], { ...confirmed, id: 'again' }).result).toEqual(sendingRecord);
  });
});

describe('a person and a course', () => {
  const { courseId, form } = confirmed;
  const named = (firstName: string) => ({ courseId, form: { ...form, firstName } });

  test('are told by name, not by the address that a family shares', () => {
    expect(isSameEnrolment({ courseId, form }, named(' sample '))).toBe(true);
    expect(isSameEnrolment({ courseId, form }, named('Other'))).toBe(false);
    expect(isSameEnrolment({ courseId, form }, { courseId: 9, form })).toBe(false);
  });

  test('have one request that waits, which is changed instead of doubled', () => {
    expect(findDuplicate([acceptedRecord, waitingRecord], { courseId, form })).toBe(waitingRecord);
    expect(findDuplicate([acceptedRecord], { courseId, form })).toBeUndefined();
    expect(findDuplicate([waitingRecord], named('Other'))).toBeUndefined();
    const namesake = { courseId, form: { ...form, email: 'namesake@example.org' } };
    expect(findDuplicate([waitingRecord], namesake)).toBeUndefined();
  });
});

describe('a draft', () => {
  const save = { courseId: 1, draft, erased: undefined, hasRead: true } as const;

  test('is saved, and goes where the form is as it opens', () => {
    expect(saveDraft(save)(state())).toEqual({ draft: [1, draft], result: true });
    expect(saveDraft({ ...save, draft: null })(state())).toEqual({
      draft: [1, null],
      result: true,
    });
  });

  test('does not come back once everything was deleted', () => {
    expect(saveDraft(save)(state({ erased: 'mark' }))).toEqual({ result: false });
    expect(saveDraft({ ...save, erased: 'mark' })(state({ erased: 'mark' })).result).toBe(true);
  });

  test('that the page never saw is not overwritten', () => {
    const change = saveDraft({ ...save, hasRead: false });
    expect(change(state({ drafts: { 1: draft } })).result).toBe(false);
    expect(change(state({ drafts: { 2: draft } })).result).toBe(true);
  });

  test('is forgotten thirty days after its last change', () => {
    const stored = [{ key: ['draft', 1] as ['draft', 1], value: draft }];
    expect(parseState(stored, noon + 30 * day).drafts).toEqual({ 1: draft });
    expect(parseState(stored, noon + 30 * day + 1).drafts).toEqual({});
  });
});

describe('what was asked for', () => {
  const { id } = confirmed;

  test('is withdrawn only if it surely never arrived, and is the form’s draft again', () => {
    const change = withdraw(id, false, noon);
    expect(change(state({ records: [queuedRecord] }))).toEqual({
      remove: [id],
      draft: [2, draft],
      result: true,
    });
    expect(change(state({ records: [heldRecord] }))).toEqual({ result: false });
    const changed = { ...queuedRecord, earlier: [{ id: 'first', mayHaveArrived: true }] };
    expect(change(state({ records: [changed] }))).toEqual({ result: false });
  });

  test('does not replace another draft unasked when it is withdrawn', () => {
    const full = state({ records: [queuedRecord], drafts: { 2: draft } });
    expect(withdraw(id, false, noon)(full).draft).toBeUndefined();
    expect(withdraw(id, true, noon)(full).draft).toEqual([2, draft]);
  });

  test('opens in its form in place of a draft, unless it is sent or accepted', () => {
    for (const record of [queuedRecord, waitingRecord, heldRecord, rejectedRecord]) {
      const opened = openInForm(id)(state({ records: [record] }));
      expect(opened).toEqual({ draft: [2, null], result: true });
    }
    for (const record of [sendingRecord, acceptedRecord]) {
      expect(openInForm(id)(state({ records: [record] }))).toEqual({ result: false });
    }
  });

  test('goes with its form only if it waits for the visitor', () => {
    const cleared = (record: OutboxRecord) =>
      clearForm(2, record.id)(state({ records: [record], drafts: { 2: draft } }));
    for (const record of [heldRecord, rejectedRecord]) {
      expect(cleared(record)).toMatchObject({ remove: [record.id], draft: [2, null] });
    }
    for (const record of [queuedRecord, sendingRecord, acceptedRecord]) {
      expect(cleared(record)).toMatchObject({ remove: [], draft: [2, null] });
    }
  });

  test('is deleted unless it is being sent', () => {
    expect(discard(id)(state({ records: [acceptedRecord] }))).toEqual({
      remove: [id],
      result: true,
    });
    expect(discard(id)(state({ records: [sendingRecord] }))).toEqual({ result: false });
  });
});

test('an answer is stored anew where the browser cleared the device, not where the visitor deleted', () => {
  const answer = storeAnswer(sendingRecord, () => acceptedRecord);
  expect(answer(state({ isUsed: false })).put).toEqual([acceptedRecord]);
  expect(answer(state({ isUsed: true }))).toEqual({ result: undefined });
  expect(answer(state({ isUsed: false, erased: 'mark' }))).toEqual({ result: undefined });
});

test('an alert is claimed by one page, and noted once it is shown', () => {
  const { put = [], result } = claimAlerts(noon)(state({ records: [acceptedRecord, heldRecord] }));
  expect(result).toEqual([{ ...acceptedRecord, telling: { from: noon, to: noon + 5000 } }]);
  expect(put).toEqual(result);
  const told = state({ records: put });
  expect(claimAlerts(noon + 4999)(told).result).toEqual([]);
  expect(claimAlerts(noon + 5000)(told).result, 'the page crashed').toHaveLength(1);
  const { put: noted = [] } = markAlertShown(acceptedRecord)(told);
  expect(noted).toEqual([{ ...acceptedRecord, announced: true }]);
  expect(claimAlerts(noon + 5000)(state({ records: noted })).result).toEqual([]);
});

test('a course is congratulated on once', () => {
  const { put = [], result } = congratulate(1)(state({ records: [acceptedRecord] }));
  expect(result).toBe(true);
  expect(congratulate(1)(state({ records: put })).result).toBe(false);
});

describe('what another release stored', () => {
  const read = (value: unknown) => parseState([{ key: ['request', 'x'], value }], noon);

  test('with `departed` and copies is read by this one', () => {
    const { mayHaveArrived: departed, ...old } = heldRecord;
    const { records } = read({ ...old, departed, copies: [{ from: noon, to: noon }] });
    expect(records).toEqual([heldRecord]);
  });

  test('and this one can’t read is counted and left alone', () => {
    expect(read({ state: 'of a later release' })).toMatchObject({ records: [], unreadable: 1 });
  });
});
