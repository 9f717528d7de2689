import { describe, expect, test } from 'vitest';
import { handedOut, notHandedOut, opened } from '../../src/enrolment/outbox/copies';
import { isForgettable, type UnsettledRecord } from '../../src/enrolment/outbox/record';
import {
  answered,
  claimed,
  isEditable,
  isWithdrawable,
  mayHaveArrived,
  queued,
  released,
} from '../../src/enrolment/outbox/transitions';
import {
  acceptedRecord,
  confirmed,
  everyState,
  noon,
  queuedRecord,
  rejectedRecord,
  waitingRecord,
} from './support/outbox-records';

describe('a copy that is handed out', () => {
  const unsettled = everyState.filter((record): record is UnsettledRecord => 'request' in record);

  test('ends withdrawing and changing, and nothing else', () => {
    for (const record of unsettled) {
      const marked = handedOut(record)!;
      expect(marked).toEqual({ ...record, departed: true, copies: 1 });
      expect([isWithdrawable(marked), isEditable(marked)]).toEqual([false, false]);
      expect(isForgettable(marked)).toBe(record.state !== 'sending');
      expect(mayHaveArrived(marked)).toBe(true);
    }
    expect([handedOut(rejectedRecord), handedOut(acceptedRecord)]).toEqual([undefined, undefined]);
  });

  test('is remembered through every try', () => {
    const claim = claimed(handedOut(queuedRecord)!, { owner: 'page', now: noon });
    const failure = { kind: 'offline' } as const;
    const outcome = { kind: 'failed', failure, retryAfter: null } as const;
    const answer = { now: noon, random: 0, ifUnanswered: 'hold' } as const;
    const held = answered(claim, claim, outcome, answer);
    expect(held).toMatchObject({ state: 'held', departed: true, copies: 1 });
    expect(released(held!, noon)).toMatchObject({ state: 'queued', departed: true, copies: 1 });
  });

  test('and kept after all leaves the record as it was', () => {
    for (const record of unsettled) {
      expect(notHandedOut(handedOut(record)!, record)).toEqual(record);
      expect(notHandedOut(record, record)).toBeUndefined();
    }
    expect(notHandedOut(acceptedRecord, queuedRecord)).toBeUndefined();
  });

  test('and kept after all says nothing of another copy, nor of a try since', () => {
    const once = handedOut(queuedRecord)!;
    expect(notHandedOut(handedOut(once)!, queuedRecord)).toEqual(once);
    const claim = claimed(once, { owner: 'page', now: noon });
    expect(notHandedOut(claim, queuedRecord)).toMatchObject({ state: 'sending', departed: true });
    const waiting = notHandedOut({ ...waitingRecord, copies: 1 }, queuedRecord);
    expect(waiting).toEqual(waitingRecord);
  });

  test('waits on another device as what may have been sent before', () => {
    const record = opened({ ...confirmed, confirmedAt: noon - 1000 }, noon);
    expect(record).toEqual({
      ...queued(confirmed, noon),
      confirmedAt: noon - 1000,
      departed: true,
      copies: 1,
    });
    expect(isWithdrawable(record)).toBe(false);
    expect(mayHaveArrived(record)).toBe(true);
  });
});
