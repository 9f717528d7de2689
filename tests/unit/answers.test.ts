import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canChangeMind,
  claimAsks,
  isAskDue,
  mindChanged,
  replied,
  withdrawalAnswered,
  withdrawalClaimed,
} from '../../src/enrolment/core/answers';
import { askForAnswer, attemptDelivery, type Reply } from '../../src/enrolment/core/attempt';
import { claimAlerts, markAlertShown } from '../../src/enrolment/core/changes';
import type { DeviceState } from '../../src/enrolment/core/device';
import { type AcceptedRecord, isWithdrawing } from '../../src/enrolment/core/record';
import { outboxRecordSchema, parseRecord } from '../../src/enrolment/core/record-schema';
import type { RequestAnswer } from '../../src/enrolment/core/request-answer';
import { day, leaseMs } from '../../src/enrolment/core/schedule';
import { nextWakeDelay } from '../../src/enrolment/core/transitions';
import { acceptedRecord, everyState, noon, queuedRecord } from './support/outbox-records';

const minute = 60_000;

const told: AcceptedRecord = { ...acceptedRecord, announced: true };
const answerOf = (version: number, state: RequestAnswer['state'] = 'contacted'): RequestAnswer => ({
  state,
  sentence: `Sentence ${version}`,
  changedAt: '2026-11-21T02:00:00.000Z',
  version,
});
const reply = (version: number, state?: RequestAnswer['state']): Reply => ({
  kind: 'answer',
  answer: answerOf(version, state),
});
const device = (...records: AcceptedRecord[]): DeviceState => ({
  drafts: {},
  records,
  erased: undefined,
  isUsed: true,
  unreadable: 0,
});

describe('how a request stands is asked', () => {
  test('once it was told that the academy has it, and of no other', () => {
    expect(isAskDue(told, noon)).toBe(true);
    for (const record of everyState) expect(isAskDue(record, noon)).toBe(false);
    expect(isAskDue({ ...told, reference: null }, noon), 'another host').toBe(false);
  });

  test('by one page; by another where that was left before the answer came', () => {
    const { put = [], result } = claimAsks(noon)(device(told));
    expect(result).toEqual([told]);
    const asked = device(...(put as AcceptedRecord[]));
    expect(claimAsks(noon + minute / 2 - 1)(asked).result).toEqual([]);
    expect(claimAsks(noon + minute / 2)(asked).result).toHaveLength(1);
    expect(claimAsks(noon - day)(asked).result, 'the clock was set back').toHaveLength(1);
  });

  test('not once it is closed, nor half a year later', () => {
    expect(isAskDue({ ...told, answer: answerOf(2, 'closed') }, noon)).toBe(false);
    expect(isAskDue({ ...told, announced: false, answer: answerOf(2) }, noon)).toBe(true);
    const { acceptedAt } = told;
    expect(isAskDue(told, acceptedAt + 180 * day - 1)).toBe(true);
    expect(isAskDue(told, acceptedAt + 180 * day)).toBe(false);
  });

  test('five minutes apart at least, and daily where the academy has deleted it', () => {
    const after = (kind: Exclude<Reply['kind'], 'answer'>) => replied(told, { kind }, noon);
    const until = (to: number) => ({ ...told, asked: { from: noon, to } });
    expect(replied(told, reply(0), noon)).toEqual(until(noon + 5 * minute));
    expect(after('not-now')).toEqual(until(noon + 5 * minute));
    expect(after('unknown')).toEqual(until(noon + day));
    expect(after('none')).toBeUndefined();
  });
});

describe('an answer', () => {
  test('is stored and has to be told, unless it says nothing new', () => {
    const asked = { from: noon, to: noon + 5 * minute };
    const claimed = { ...told, telling: { from: noon, to: noon + 1 } };
    expect(replied(claimed, reply(1), noon)).toEqual({
      ...told,
      announced: false,
      answer: answerOf(1),
      asked,
    });
    const known = { ...told, answer: answerOf(2) };
    for (const version of [1, 2]) {
      expect(replied(known, reply(version), noon)).toEqual({ ...known, asked });
    }
    for (const record of everyState.filter(({ state }) => state !== 'accepted')) {
      expect(replied(record, reply(1), noon)).toBeUndefined();
    }
  });

  test('never takes the place of a newer one, and each that was looked at is told once', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('reply'), version: fc.nat(5) } as const),
      fc.record({ kind: fc.constantFrom('claim', 'note', 'crash'), page: fc.nat(1) } as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let record: AcceptedRecord = told;
        let now = noon;
        const shown: (AcceptedRecord | undefined)[] = [];
        const noted: (number | undefined)[] = [];
        for (const each of steps) {
          now += 1000;
          const before = record;
          if (each.kind === 'reply') record = replied(record, reply(each.version), now) ?? record;
          else if (each.kind === 'crash') shown[each.page] = undefined;
          else if (each.kind === 'claim') {
            const { result } = claimAlerts(now)(device(record));
            record = (result[0] as AcceptedRecord | undefined) ?? record;
            if (result[0]) shown[each.page] = record;
          } else {
            const seen = shown[each.page];
            const change = seen && markAlertShown(seen)(device(record));
            const next = change?.put?.[0] as AcceptedRecord | undefined;
            // A lease that ran out lets another page show it too: it is noted all the same.
            if (next && !record.announced) noted.push(seen?.answer?.version);
            record = next ?? record;
          }
          expect(record.answer?.version ?? 0).toBeGreaterThanOrEqual(before.answer?.version ?? 0);
        }
        expect(new Set(noted).size).toBe(noted.length);
        const newest = Math.max(
          0,
          ...steps.map((each) => (each.kind === 'reply' ? each.version : 0)),
        );
        expect(record.answer?.version ?? 0).toBe(newest);
        expect(record.announced).toBe(newest === 0 || noted.includes(newest));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a withdrawal', () => {
  const changed = (record: AcceptedRecord) => mindChanged(record, noon);
  const waiting = changed(told);
  const circumstances = { trigger: 'timer', lock: 'held', owner: 'page' } as const;
  const take = (record: AcceptedRecord | undefined, now = noon, lock = 'held' as 'held' | 'busy') =>
    record && withdrawalClaimed(record, { ...circumstances, now, lock });
  const sending = take(waiting);
  const random = 0;

  test('waits at once, and is asked for once', () => {
    expect(waiting && isWithdrawing(waiting)).toBe(true);
    expect(nextWakeDelay([waiting ?? told], noon)).toBe(0);
    expect(waiting && mindChanged(waiting, noon)).toBeUndefined();
    expect(mindChanged(queuedRecord, noon)).toBeUndefined();
    expect(canChangeMind({ ...told, answer: answerOf(1, 'closed') })).toBe(false);
    expect(canChangeMind({ ...told, reference: null })).toBe(false);
  });

  test('is sent by one, until the lease is over', () => {
    expect(sending?.withdrawal).toMatchObject({ state: 'sending', attempts: 1 });
    expect(take(sending, noon + leaseMs - 1, 'busy')).toBeUndefined();
    expect(take(sending, noon + leaseMs, 'busy')?.withdrawal).toMatchObject({ attempts: 2 });
    expect(take(told)).toBeUndefined();
  });

  test('waits for its next try where it did not get through, and ends with the academy’s word', () => {
    if (!sending) throw new Error('It was not taken.');
    const failure = { kind: 'no-answer' } as const;
    const failed = { kind: 'failed', failure, retryAfter: null } as const;
    const at = { now: noon, random };
    const again = withdrawalAnswered(sending, sending, failed, at);
    expect(again?.withdrawal).toMatchObject({ state: 'queued', attempts: 1, lastFailure: failure });
    expect(take(again, noon + 1999)).toBeUndefined();
    expect(take(again, noon + 2000)).toBeDefined();

    const accepted = { kind: 'accepted', reference: null } as const;
    const done = withdrawalAnswered(sending, sending, accepted, at);
    expect(done).toEqual({ ...told, withdrawal: { state: 'withdrawn', since: noon } });
    expect(done && withdrawalAnswered(done, sending, failed, at)).toBeUndefined();
    // It counts whoever has it now; a failure does not.
    const others = take(sending, noon + leaseMs, 'busy') ?? sending;
    expect(withdrawalAnswered(others, sending, failed, at)).toBeUndefined();
    expect(withdrawalAnswered(others, sending, accepted, at)).toEqual(done);
    expect(
      withdrawalAnswered(sending, sending, { kind: 'rejected', status: 404 }, at)?.withdrawal,
    ).toEqual({ state: 'refused', since: noon });
  });
});

describe('what is stored', () => {
  test('of the release before stays valid, and what a later one adds loses no receipt', () => {
    expect(parseRecord(acceptedRecord)).toEqual(acceptedRecord);
    const later = {
      ...told,
      answer: { ...answerOf(3), state: 'enrolled' },
      withdrawal: { state: 'postponed' },
    };
    expect(parseRecord(later)).toEqual(told);
  });

  test('keeps answer and withdrawal', () => {
    const record = mindChanged({ ...told, answer: answerOf(1) }, noon);
    expect(outboxRecordSchema.parse(record)).toEqual(record);
  });
});

describe('over the network', () => {
  function network(answer: () => Response) {
    const calls: (readonly [string, RequestInit | undefined])[] = [];
    return {
      calls,
      host: '',
      isOffline: () => false,
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        calls.push([String(input), init]);
        return answer();
      },
    };
  }

  test.each([
    [() => Response.json(answerOf(2)), reply(2)],
    [() => Response.json({ error: 'Unknown' }, { status: 404 }), { kind: 'unknown' }],
    [() => Response.json({ error: 'Busy' }, { status: 429 }), { kind: 'not-now' }],
    [() => new Response('<p>Sign in'), { kind: 'none' }],
    [() => new Response('<p>Not found', { status: 404 }), { kind: 'none' }],
    [() => Response.json({ state: 'enrolled' }), { kind: 'none' }],
    [() => Response.error(), { kind: 'none' }],
  ] as const)('what came of a question, %#', async (answer, expected) => {
    const at = network(answer);
    expect(await askForAnswer('the-key', at)).toEqual(expected);
    expect(at.calls).toMatchObject([
      ['/api/notifications/state', { headers: { 'Idempotency-Key': 'the-key' } }],
    ]);
  });

  test('a withdrawal goes under the key of its request, without a body', async () => {
    const at = network(() => Response.json({ withdrawnAt: '2026-11-21T02:00:00.000Z' }));
    expect(await attemptDelivery(told, at)).toMatchObject({ kind: 'accepted' });
    const [[address, init] = []] = at.calls;
    expect([address, init?.method, init?.body]).toEqual([
      '/api/notifications/withdrawal',
      'POST',
      undefined,
    ]);
    expect(init?.headers).toEqual({ 'Idempotency-Key': told.id });
  });
});
