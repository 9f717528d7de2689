import { describe, expect, test } from 'vitest';
import { confirm, discard, settle } from '../../src/enrolment/core/outbox';
import { findDuplicate, isSameEnrolment } from '../../src/enrolment/wizard/opened-form';
import { congratulate, isAlertDue, takeAlerts } from '../../src/enrolment/core/receipts';
import {
  type AcceptedRecord,
  announcesReply,
  deliverables,
  findCurrentRecord,
  mayHaveArrived,
  type OutboxRecord,
  type SendingRecord,
} from '../../src/enrolment/core/record';
import { claimDue } from '../../src/enrolment/core/send';
import {
  acceptedRecord,
  confirmed,
  deviceState,
  heldRecord,
  noon,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  waitingRecord,
} from './support/outbox-records';
import { sampleForm } from './support/samples';

const draft = { title: 'Sample', form: sampleForm, step: 1, changedAt: noon } as const;
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
      deviceState({ records, drafts: { 2: { ...draft, form: what.form } } }),
    );

  test('replaces its draft, and is sent by the page that submitted it', () => {
    const { put, remove, dropDraft, result } = of([], next, true, null);
    expect(put).toMatchObject([{ id: 'next', state: 'sending', since: noon }]);
    expect(result.claim).toEqual(put?.[0]);
    expect(put?.[0]).not.toHaveProperty('predecessors');
    expect(remove).toEqual([]);
    expect(dropDraft).toBe(2);
  });

  test('lists the key of a predecessor that is gone or cannot be read', () => {
    expect(of([]).put).toMatchObject([{ id: 'next', predecessors: [confirmed.id] }]);
  });

  test('does not remove a draft that another tab has changed since', () => {
    const typed = { ...draft, form: { ...sampleForm, firstName: 'Other' } };
    const change = confirm({ confirmed, replaces: null, sendsNow: true, now: noon });
    expect(change(deviceState({ drafts: { 2: typed } })).dropDraft).toBeUndefined();
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
  ])('replaces a predecessor that %s, and lists its key', (_, predecessor) => {
    const { put, remove } = of([predecessor]);
    expect(put).toMatchObject([{ id: 'next', predecessors: [predecessor.id] }]);
    expect(remove).toEqual([predecessor.id]);
  });

  test('may have arrived, after a change, unless its predecessor cannot have arrived', () => {
    const mayHave = (predecessor: OutboxRecord) =>
      mayHaveArrived(of([predecessor], next, false).result.record);
    expect(mayHave(queuedRecord)).toBe(false);
    expect(mayHave(acceptedRecord), 'the change has not arrived').toBe(false);
    for (const tried of [waitingRecord, heldRecord, sendingRecord, rejectedRecord]) {
      expect(mayHave(tried)).toBe(true);
    }
  });

  describe('that replaces a request that the academy has accepted', () => {
    const { put, remove } = of([acceptedRecord], next, true);
    const claim = put?.[0] as SendingRecord;
    const both = deviceState({ records: [acceptedRecord, claim] });
    const end = { now: noon, random: 0, ifNoResponse: 'retry', announced: true } as const;

    test('leaves the receipt until the academy has accepted the replacement', () => {
      expect(claim).toMatchObject({ id: 'next', predecessors: [acceptedRecord.id] });
      expect(remove).toEqual([]);
      const refused = settle(claim, { kind: 'rejected', status: 400 }, end)(both);
      expect(refused).toMatchObject({ put: [{ state: 'rejected' }] });
      expect(refused.remove).toBeUndefined();
      const accepted = settle(claim, { kind: 'accepted', reference: 'R' }, end)(both);
      expect(accepted).toMatchObject({ put: [{ id: 'next', state: 'accepted' }] });
      expect(accepted.remove).toEqual([acceptedRecord.id]);
    });

    test('keeps the receipt’s name and the reply, and announces the acceptance once more, not the reply', () => {
      const answer = { state: 'enrolled', sentence: '', changedAt: '', version: 1 };
      const known = { ...acceptedRecord, name: 'Mei', answer, congratulated: true };
      const accept = (before: AcceptedRecord) => {
        const outcome = { kind: 'accepted', reference: 'R' } as const;
        return settle(claim, outcome, end)(deviceState({ records: [before, claim] })).result;
      };
      const kept = accept({ ...known, announced: true });
      expect(kept).toMatchObject({ id: 'next', name: 'Mei', answer, congratulated: true });
      expect(announcesReply(kept as OutboxRecord)).toBe(false);
      expect(accept({ ...known, announced: false }), 'still news').not.toHaveProperty('answer');
    });

    test('is changed itself by a later change of either', () => {
      const later = { ...next, id: 'later', request: { ...next.request, mobile: '+60 12-222' } };
      const change = confirm({
        confirmed: later,
        replaces: acceptedRecord.id,
        sendsNow: false,
        now: noon,
      })(both);
      expect(change.put).toMatchObject([{ predecessors: ['next', acceptedRecord.id] }]);
      expect(change.remove).toEqual(['next']);
    });

    const { id } = acceptedRecord;
    const tried = { id, changedAt: noon, attempts: 1, departed: true, lastFailure: null };

    test('holds back the withdrawal of that request, which must not hit the replacement', () => {
      const { records } = both;
      const withdrawal = { ...tried, state: 'queued', wait: queuedRecord.wait } as const;
      expect(deliverables({ records, withdrawals: [withdrawal] })).toEqual(records);
      const alone = { records: [acceptedRecord], withdrawals: [withdrawal] };
      expect(deliverables(alone)).toContain(withdrawal);
    });

    test('may cancel the withdrawal of that request, which must then be sent again', () => {
      const again = { id, state: 'queued', attempts: 0 };
      const withdrawn = { id, changedAt: noon, state: 'withdrawn' } as const;
      const before = deviceState({ records: [acceptedRecord], withdrawals: [withdrawn] });
      const change = confirm({ confirmed: next, replaces: id, sendsNow: true, now: noon })(before);
      expect(change.put).toMatchObject([{ id: 'next' }, again]);
      const sent = { ...tried, state: 'sending', since: noon } as const;
      const during = { ...both, withdrawals: [sent] };
      const late = settle(sent, { kind: 'accepted', reference: null }, end)(during);
      expect(late.put).toMatchObject([again]);
    });
  });

  test('that is changed twice lists both predecessors, latest first', () => {
    const second = { ...withKey(waitingRecord, 'second'), predecessors: [confirmed.id] };
    const { put, remove } = of([second]);
    expect(put).toMatchObject([{ predecessors: ['second', confirmed.id] }]);
    expect(remove).toEqual(['second']);
    expect(findCurrentRecord({ records: [second] }, confirmed.id)).toBe(second);
    const accepted = { ...withKey(acceptedRecord, 'second'), predecessors: [confirmed.id] };
    const third = { ...withKey(waitingRecord, 'third'), predecessors: ['second', confirmed.id] };
    expect(findCurrentRecord({ records: [accepted, third] }, confirmed.id)).toBe(third);
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
  const stored = deviceState({
    records: [queuedRecord, { ...waitingRecord, id: 'later' }, heldRecord],
    withdrawals: [{ ...withdrawal, attempts: 1, departed: true, lastFailure: null }],
  });
  const at = (now: number) =>
    claimDue({ now, trigger: 'timer', online: true, lockedSince: now })(stored).result;
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

test('a stored request can be deleted unless it is being sent', () => {
  const discarded = (record: OutboxRecord) =>
    discard(record.id)(deviceState({ records: [record] }));
  expect(discarded(acceptedRecord)).toEqual({ remove: [acceptedRecord.id], result: true });
  expect(discarded(sendingRecord)).toEqual({ result: false });
});

test('each due alert is handed to one page', () => {
  const records = [acceptedRecord, rejectedRecord, heldRecord];
  const { put, result } = takeAlerts(deviceState({ records }));
  expect(result).toEqual([
    { ...acceptedRecord, announced: true },
    { ...rejectedRecord, announced: true },
  ]);
  expect(put).toEqual(result);
  expect((put as OutboxRecord[]).filter(isAlertDue)).toEqual([]);
});

test('the student is congratulated on an enrolment only once', () => {
  const { put, result } = congratulate([acceptedRecord.id])(
    deviceState({ records: [acceptedRecord] }),
  );
  expect(result).toBe(true);
  const after = deviceState({ records: put as OutboxRecord[] });
  expect(congratulate([acceptedRecord.id])(after).result).toBe(false);
});
