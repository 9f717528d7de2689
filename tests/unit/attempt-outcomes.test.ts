import { describe, expect, test } from 'vitest';
import type { AttemptOutcome } from '../../src/enrolment/core/attempt';
import { applyOutcome, claimed, released } from '../../src/enrolment/core/outbox';
import {
  type Deliverable,
  mayHaveArrived,
  type OutboxRecord,
  windowFrom,
} from '../../src/enrolment/core/record';
import { isDue, nextWakeDelay, type Trigger } from '../../src/enrolment/core/send';
import {
  acceptedRecord,
  everyState,
  heldRecord,
  noon,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  waitingRecord,
} from './support/outbox-records';

const second = 1000;

describe('requests that are due', () => {
  const due = (
    record: OutboxRecord,
    { after = 0, trigger = 'timer' as Trigger, lockedSince = noon as number | null } = {},
  ) => isDue(record, { now: noon + after, trigger, online: true, lockedSince });

  test('a queued request is due once its wait has ended, or if the visitor chooses to send it', () => {
    expect(due(queuedRecord)).toBe(true);
    expect(due(waitingRecord, { after: 59 * second })).toBe(false);
    expect(due(waitingRecord, { after: 60 * second })).toBe(true);
    expect(due(waitingRecord, { trigger: 'manual' })).toBe(true);
  });

  test('a new connection makes a request due at once, unless the server responded with an error', () => {
    const unanswered = { ...waitingRecord, lastFailure: { kind: 'timeout' } } as const;
    expect(due(unanswered)).toBe(false);
    expect(due(unanswered, { trigger: 'reconnected' })).toBe(true);
    expect(due(waitingRecord, { trigger: 'reconnected' })).toBe(false);
  });

  test('a clock that is set back by an hour delays nothing', () => {
    expect(due(waitingRecord, { after: -3600 * second })).toBe(true);
    expect(due(sendingRecord, { after: -3600 * second, lockedSince: null })).toBe(true);
  });

  test('a request that is being sent is due again once its sender is gone or takes too long', () => {
    expect(due(sendingRecord)).toBe(true);
    expect(
      due(sendingRecord, { lockedSince: noon - 1 }),
      'started after the lock was requested',
    ).toBe(false);
    const without = { lockedSince: null, trigger: 'manual' } as const;
    expect(due(sendingRecord, { ...without, after: 44 * second })).toBe(false);
    expect(due(sendingRecord, { ...without, after: 45 * second })).toBe(true);
  });

  test('a held or settled request is never due', () => {
    for (const record of [heldRecord, acceptedRecord, rejectedRecord]) {
      expect(due(record, { trigger: 'manual', after: 1e9 })).toBe(false);
    }
  });
});

test('a claim counts the attempt, records its start, and keeps the last failure, but not the wait', () => {
  expect(claimed(queuedRecord, noon, true)).toEqual(sendingRecord);
  expect(claimed(sendingRecord, noon + 1, true)).toMatchObject({ attempts: 2, since: noon + 1 });
  const record = claimed(waitingRecord, noon, true);
  expect(record.lastFailure).toEqual(waitingRecord.lastFailure);
  expect(record).not.toHaveProperty('wait');
});

describe('a response', () => {
  const now = noon + second;
  const moment = { now, random: 0, ifNoResponse: 'retry', announced: false } as const;
  const after = (
    outcome: AttemptOutcome,
    { record = sendingRecord as OutboxRecord, ifNoResponse = 'retry' as 'retry' | 'hold' } = {},
  ) => applyOutcome(record, sendingRecord, outcome, { ...moment, ifNoResponse });
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

  test('that accepts the request leaves a receipt without personal data', () => {
    const receipt = after({ kind: 'accepted', reference: 'R' });
    expect(receipt).toEqual({ ...acceptedRecord, acceptedAt: now });
    expect(JSON.stringify(receipt)).not.toContain('Sample');
  });

  test('that refuses the request keeps the typed values for correction', () => {
    expect(after({ kind: 'rejected', status: 400 })).toEqual({
      ...rejectedRecord,
      rejectedAt: now,
    });
  });

  test('that never arrives makes the request wait for its next attempt', () => {
    const record = after(noAnswer);
    expect(record).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastFailure: { kind: 'no-answer' },
      wait: windowFrom(now, 2000),
    });
    expect(record).not.toHaveProperty('since');
  });

  test.each<AttemptOutcome>([
    noAnswer,
    { ...noAnswer, failure: { kind: 'timeout' } },
    { ...noAnswer, failure: { kind: 'foreign-answer' } },
    busy(null),
  ])(
    'that is temporary, or never arrives, means that the request may have arrived: %j',
    (outcome) => {
      const record = claimed(queuedRecord, noon, false);
      const next = applyOutcome(record, record, outcome, moment);
      expect(next).toMatchObject({ state: 'queued', departed: true });
    },
  );

  test('that failed before the request reached a network leaves it as not sent', () => {
    const offline: AttemptOutcome = { ...noAnswer, failure: { kind: 'offline' } };
    const record = claimed(queuedRecord, noon, false);
    expect(mayHaveArrived(record)).toBe(false);
    const next = applyOutcome(record, record, offline, moment) as OutboxRecord;
    expect(next).toMatchObject({ state: 'queued', attempts: 1 });
    expect(mayHaveArrived(next)).toBe(false);
    const online = claimed(queuedRecord, noon, true);
    expect(mayHaveArrived(online), 'while it is being sent').toBe(true);
    expect(applyOutcome(online, online, offline, moment)).toMatchObject({ departed: true });
    expect(claimed(record, noon, false), 'its sender is gone').toMatchObject({ departed: true });
  });

  test('can request a wait, which is prolonged at random, so that not all devices return at once', () => {
    const waits = [0, 0.5, 1].map((random) => {
      const at = { ...moment, random };
      const record = applyOutcome(sendingRecord, sendingRecord, busy(30_000), at);
      return record?.state === 'queued' && record.wait.to - now;
    });
    expect(waits).toEqual([30_000, 37_500, 45_000]);
  });

  test('that never arrives causes a request sent in the foreground to be held, but a busy server’s response does not', () => {
    const ifNoResponse = 'hold';
    expect(after(noAnswer, { ifNoResponse })).toMatchObject({
      state: 'held',
      attempts: 1,
    });
    expect(after(busy(null), { ifNoResponse })).toMatchObject({ state: 'queued' });
  });

  test.each([
    ['is waiting again', waitingRecord],
    ['is held', heldRecord],
    ['was refused', rejectedRecord],
  ])('to a request that %s counts only if it accepts the request', (_, record) => {
    expect(after(noAnswer, { record })).toBeUndefined();
    expect(after({ kind: 'rejected', status: 400 }, { record })).toBeUndefined();
    expect(after({ kind: 'accepted', reference: 'R' }, { record })).toMatchObject({
      state: 'accepted',
      announced: false,
    });
  });

  test('does not change an accepted request', () => {
    const record = { ...acceptedRecord, announced: true };
    expect(after({ kind: 'accepted', reference: 'other' }, { record })).toBeUndefined();
    expect(after(noAnswer, { record })).toBeUndefined();
  });
});

test('only a held request can be released', () => {
  expect(released(heldRecord, noon + 1)).toEqual({
    ...heldRecord,
    state: 'queued',
    wait: windowFrom(noon + 1, 0),
  });
  const others = everyState.filter(({ state }) => state !== 'held');
  expect(others.map((record) => released(record, noon))).toEqual(others.map(() => undefined));
});

test('the outbox is checked again when the first wait ends or an attempt has taken too long', () => {
  const delay = (records: Deliverable[], after = 0) => nextWakeDelay(records, noon + after);
  expect(delay([waitingRecord, sendingRecord], 5 * second)).toBe(40 * second);
  expect(delay([waitingRecord])).toBe(60 * second);
  expect(delay([waitingRecord, queuedRecord])).toBe(0);
  expect(delay([waitingRecord], -second), 'the clock was set back').toBe(0);
  expect(delay([acceptedRecord, rejectedRecord, heldRecord])).toBeNull();
});
