import { describe, expect, test } from 'vitest';
import type { AttemptOutcome } from '../../src/enrolment/core/attempt';
import { isWithdrawable, type OutboxRecord } from '../../src/enrolment/core/record';
import { spanFrom } from '../../src/enrolment/core/schedule';
import {
  answered,
  claimed,
  isClaimable,
  type LockState,
  queued,
  released,
  type Trigger,
  nextWakeDelay,
} from '../../src/enrolment/core/transitions';
import {
  acceptedRecord,
  confirmed,
  everyState,
  heldRecord,
  noon,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  waitingRecord,
} from './support/outbox-records';

const second = 1000;

describe('who may send a record', () => {
  const may = (
    record: OutboxRecord,
    { after = 0, trigger = 'timer' as Trigger, lock = 'held' as LockState } = {},
  ) => isClaimable(record, { now: noon + after, trigger, lock });

  test('one that waits goes at its time', () => {
    expect(may(queuedRecord)).toBe(true);
    expect(may(waitingRecord, { after: 59 * second })).toBe(false);
    expect(may(waitingRecord, { after: 60 * second })).toBe(true);
  });

  test("one that waits goes at once on the visitor's word", () => {
    expect(may(waitingRecord, { trigger: 'manual' })).toBe(true);
  });

  test('a new network is tried at once, but no server that asked for time', () => {
    const unanswered = { ...waitingRecord, lastFailure: { kind: 'timeout' } } as const;
    expect(may(unanswered)).toBe(false);
    expect(may(unanswered, { trigger: 'reconnected' })).toBe(true);
    expect(may(waitingRecord, { trigger: 'reconnected' })).toBe(false);
  });

  test('a clock set back an hour holds nothing up', () => {
    expect(may(waitingRecord, { after: -3600 * second })).toBe(true);
    expect(may(sendingRecord, { after: -3600 * second, lock: 'busy' })).toBe(true);
  });

  test('one that another has the lock of is left to it, unless that sleeps', () => {
    expect(may(queuedRecord, { lock: 'busy', trigger: 'manual' })).toBe(false);
    expect(may(queuedRecord, { lock: 'busy', after: 45 * second })).toBe(true);
  });

  test('one that is being sent is left to its sender while that has lock or lease', () => {
    expect(may(sendingRecord)).toBe(true);
    for (const lock of ['busy', 'unsupported'] as const) {
      expect(may(sendingRecord, { lock, after: 44 * second, trigger: 'manual' })).toBe(false);
      expect(may(sendingRecord, { lock, after: 45 * second })).toBe(true);
    }
  });

  test('one that got no answer never goes by itself, nor one that is settled', () => {
    for (const record of [heldRecord, acceptedRecord, rejectedRecord]) {
      expect(may(record, { trigger: 'manual', after: 1e9 })).toBe(false);
    }
  });
});

describe('a claim', () => {
  test('counts the try and names who has it alone, and for how long', () => {
    expect(claimed(queued(confirmed, noon), { owner: 'page', now: noon })).toEqual(sendingRecord);
    expect(claimed(sendingRecord, { owner: 'worker', now: noon + 1 })).toMatchObject({
      attempts: 2,
      lease: { owner: 'worker', span: { from: noon + 1 } },
    });
  });

  test('keeps the reason of the last failure, and nothing of the wait', () => {
    const record = claimed(waitingRecord, { owner: 'page', now: noon });
    expect(record.lastFailure).toEqual(waitingRecord.lastFailure);
    expect(record).not.toHaveProperty('wait');
  });
});

describe('an answer', () => {
  const now = noon + second;
  const after = (
    outcome: AttemptOutcome,
    { record = sendingRecord as OutboxRecord, ifUnanswered = 'retry' as 'retry' | 'hold' } = {},
  ) =>
    answered(record, sendingRecord, outcome, { now, random: 0, ifUnanswered, showsAlert: false });
  const noAnswer: AttemptOutcome = {
    kind: 'failed',
    failure: { kind: 'no-answer' },
    retryAfter: null,
  };
  const busy = (retryAfter: number | null): AttemptOutcome => ({
    kind: 'failed',
    failure: { kind: 'status', status: 503 },
    retryAfter,
  });

  test('acceptance leaves the receipt and nothing personal', () => {
    const receipt = after({ kind: 'accepted', reference: 'R' });
    expect(receipt).toEqual({ ...acceptedRecord, acceptedAt: now });
    expect(JSON.stringify(receipt)).not.toContain('Sample');
  });

  test('refusal keeps what was typed, to be mended', () => {
    expect(after({ kind: 'rejected', status: 400 })).toEqual({
      ...rejectedRecord,
      rejectedAt: now,
    });
  });

  test('a failure lets it wait, longer each time', () => {
    const record = after(noAnswer);
    expect(record).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastFailure: { kind: 'no-answer' },
      wait: spanFrom(now, 2000),
    });
    expect(record).not.toHaveProperty('lease');
  });

  test('what never left the device can still be withdrawn, and nothing else', () => {
    const offline: AttemptOutcome = { ...noAnswer, failure: { kind: 'offline' } };
    const canWithdraw = (record: OutboxRecord | undefined) => record && isWithdrawable(record);
    const waiting = after(offline);
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1 });
    expect(canWithdraw(waiting)).toBe(true);
    expect(canWithdraw(after(noAnswer))).toBe(false);
    const left = { ...sendingRecord, mayHaveArrived: true };
    expect(
      canWithdraw(
        answered(left, left, offline, { now, random: 0, ifUnanswered: 'retry', showsAlert: false }),
      ),
    ).toBe(false);
    const abandoned = claimed(sendingRecord, { owner: 'page', now });
    expect(abandoned.mayHaveArrived).toBe(true);
  });

  test.each([408, 425, 429, 500, 503])('by status %i it surely did not arrive', (status) => {
    const failure = { kind: 'status', status } as const;
    expect(after({ kind: 'failed', failure, retryAfter: null })).toMatchObject({
      mayHaveArrived: false,
    });
  });

  test.each([409, 502, 504])('by status %i it may have arrived', (status) => {
    const failure = { kind: 'status', status } as const;
    expect(after({ kind: 'failed', failure, retryAfter: null })).toMatchObject({
      mayHaveArrived: true,
    });
  });

  test('the wait that the server asks for wins', () => {
    expect(after(busy(7000))).toMatchObject({ state: 'queued', wait: spanFrom(now, 7000) });
    expect(after(busy(null))).toMatchObject({ state: 'queued', wait: spanFrom(now, 2000) });
  });

  test('in the foreground, no answer waits for the visitor; a busy server does not', () => {
    const ifUnanswered = 'hold';
    expect(after(noAnswer, { ifUnanswered })).toMatchObject({
      state: 'held',
      attempts: 1,
    });
    expect(after(busy(null), { ifUnanswered })).toMatchObject({ state: 'queued' });
  });

  const overtaking = claimed(sendingRecord, { owner: 'worker', now });
  const again = claimed(sendingRecord, { owner: 'page', now });
  test.each([
    ['another has it', overtaking],
    ['it is the next try of the same page', again],
    ['it waits again', waitingRecord],
    ['it is held', heldRecord],
    ['it is refused', rejectedRecord],
  ])('that comes late counts only if it is an acceptance: %s', (_, record) => {
    expect(after(noAnswer, { record })).toBeUndefined();
    expect(after({ kind: 'rejected', status: 400 }, { record })).toBeUndefined();
    expect(after({ kind: 'accepted', reference: 'R' }, { record })).toMatchObject({
      state: 'accepted',
      announced: false,
    });
  });

  test('changes nothing that is accepted', () => {
    const record = { ...acceptedRecord, announced: true };
    expect(after({ kind: 'accepted', reference: 'other' }, { record })).toBeUndefined();
    expect(after(noAnswer, { record })).toBeUndefined();
  });
});

test('what got no answer can be let go again', () => {
  expect(released(heldRecord, noon + 1)).toEqual({
    ...heldRecord,
    state: 'queued',
    wait: spanFrom(noon + 1, 0),
  });
  const others = everyState.filter(({ state }) => state !== 'held');
  expect(others.map((record) => released(record, noon))).toEqual(others.map(() => undefined));
});

describe('the next look at the outbox', () => {
  test('comes with the first wait or lease that ends', () => {
    expect(nextWakeDelay([waitingRecord, sendingRecord], noon + 5 * second)).toBe(40 * second);
    expect(nextWakeDelay([waitingRecord], noon)).toBe(60 * second);
  });

  test('comes at once for what is due, also by a clock that was set back', () => {
    expect(nextWakeDelay([waitingRecord, queuedRecord], noon)).toBe(0);
    expect(nextWakeDelay([waitingRecord], noon - second)).toBe(0);
  });

  test('is not needed for what waits for nothing, or for the visitor', () => {
    expect(nextWakeDelay([acceptedRecord, rejectedRecord, heldRecord], noon)).toBeNull();
    expect(nextWakeDelay([], noon)).toBeNull();
  });
});
