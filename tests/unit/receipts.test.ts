import { describe, expect, test } from 'vitest';
import {
  claimStatusChecks,
  isStatusCheckDue,
  replied,
  withdraw,
} from '../../src/enrolment/core/receipts';
import {
  fetchReply,
  attemptDelivery,
  type StatusCheckResult,
} from '../../src/enrolment/core/attempt';
import { type DeviceState, parseState } from '../../src/enrolment/core/device';
import type { AcceptedRecord, OutboxRecord, Withdrawal } from '../../src/enrolment/core/record';
import type { RequestReply } from '../../src/enrolment/core/request-reply';
import { canChange, day } from '../../src/enrolment/core/record';
import { applyOutcome, claimed } from '../../src/enrolment/core/outbox';
import { nextWakeDelay } from '../../src/enrolment/core/send';
import {
  acceptedRecord,
  deviceState,
  everyState,
  noon,
  queuedRecord,
} from './support/outbox-records';

const minute = 60_000;

const seen: AcceptedRecord = { ...acceptedRecord, announced: true };
const createReply = (
  version: number,
  state: RequestReply['state'] = 'contacted',
): RequestReply => ({
  state,
  sentence: `Sentence ${version}`,
  changedAt: '2026-11-21T02:00:00.000Z',
  version,
});
const createResult = (version: number, state?: RequestReply['state']): StatusCheckResult => ({
  kind: 'answer',
  answer: createReply(version, state),
});
const device = (...records: OutboxRecord[]): DeviceState => deviceState({ records });

describe('a status check', () => {
  test('is due only once the visitor has seen that the academy received the request', () => {
    expect(isStatusCheckDue(seen, noon)).toBe(true);
    for (const record of everyState) expect(isStatusCheckDue(record, noon)).toBe(false);
    expect(isStatusCheckDue({ ...seen, reference: null }, noon), 'another host').toBe(false);
  });

  test('is claimed by one page, and by another page if no response was recorded in time', () => {
    const { put = [], result } = claimStatusChecks(noon)(device(seen));
    expect(result).toEqual([seen]);
    const asked = device(...(put as AcceptedRecord[]));
    expect(claimStatusChecks(noon + minute / 2 - 1)(asked).result).toEqual([]);
    expect(claimStatusChecks(noon + minute / 2)(asked).result).toHaveLength(1);
    expect(claimStatusChecks(noon - day)(asked).result, 'the clock was set back').toHaveLength(1);
  });

  test('is due at once for a request about which a notification or an email has come', () => {
    const closed = { ...seen, answer: createReply(2, 'closed'), asked: { from: 0, to: noon * 2 } };
    const other = { ...seen, id: 'other', asked: closed.asked };
    expect(claimStatusChecks(noon, seen.id)(device(closed, other)).result).toEqual([closed]);
  });

  test('stops once the request is closed, or after half a year', () => {
    expect(isStatusCheckDue({ ...seen, answer: createReply(2, 'closed') }, noon)).toBe(false);
    expect(isStatusCheckDue({ ...seen, announced: false, answer: createReply(2) }, noon)).toBe(
      true,
    );
    expect(
      isStatusCheckDue({ ...seen, answer: createReply(2, 'enrolled') }, noon),
      'may change',
    ).toBe(true);
    const { acceptedAt } = seen;
    expect(isStatusCheckDue(seen, acceptedAt + 180 * day - 1)).toBe(true);
    expect(isStatusCheckDue(seen, acceptedAt + 180 * day)).toBe(false);
  });

  test('may be repeated after five minutes, after a day if the server does not know the request, or at once if there was no response', () => {
    const after = (kind: Exclude<StatusCheckResult['kind'], 'answer'>) =>
      replied(seen, { kind }, noon);
    const until = (to: number) => ({ ...seen, asked: { from: noon, to } });
    expect(replied(seen, createResult(0), noon)).toEqual(until(noon + 5 * minute));
    expect(after('not-now')).toEqual(until(noon + 5 * minute));
    expect(after('unknown')).toEqual(until(noon + day));
    expect(after('none'), 'no response: asked again at the next opportunity').toEqual({
      ...seen,
      asked: undefined,
    });
  });
});

describe('an answer', () => {
  test('is stored and announced only if it is new', () => {
    const asked = { from: noon, to: noon + 5 * minute };
    expect(replied(seen, createResult(1), noon)).toEqual({
      ...seen,
      announced: false,
      answer: createReply(1),
      asked,
    });
    const known = { ...seen, answer: createReply(2) };
    for (const version of [1, 2]) {
      expect(replied(known, createResult(version), noon)).toEqual({ ...known, asked });
    }
    // The server has been restored from a backup, and the office has replied again.
    const again = { ...createReply(1), changedAt: '2026-11-22T02:00:00.000Z' };
    const restored = replied(known, { kind: 'answer', answer: again }, noon);
    expect(restored).toEqual({ ...known, announced: false, answer: again, asked });
    for (const record of everyState.filter(({ state }) => state !== 'accepted')) {
      expect(replied(record, createResult(1), noon)).toBeUndefined();
    }
  });

  test('keeps its translations from the response to the stored record', async () => {
    const translations = { en: 'A sentence', th: 'In a language that this release lacks' };
    const sent = { ...createReply(1), translations };
    const fetch = async () => Response.json(sent);
    const found = await fetchReply('x', { host: '', fetch, isOffline: () => false });
    const value = replied(seen, found, noon);
    const { records } = parseState([{ key: ['request', seen.id], value }], noon);
    expect(records).toMatchObject([{ answer: sent }]);
  });
});

describe('a withdrawal', () => {
  const { put = [] } = withdraw(seen.id, noon)(device(seen));
  const waiting = put[0] as Extract<Withdrawal, { state: 'queued' }>;
  const sending = claimed(waiting, noon, true) as Extract<Withdrawal, { state: 'sending' }>;
  const moment = { now: noon, random: 0, ifNoResponse: 'retry', announced: false } as const;
  const failure = { kind: 'no-answer' } as const;
  const failed = { kind: 'failed', failure, retryAfter: null } as const;
  const accepted = { kind: 'accepted', reference: null } as const;

  test('is due immediately, and can be queued only once, and only for an open request that the academy has received', () => {
    expect(waiting).toMatchObject({ id: seen.id, state: 'queued', attempts: 0 });
    expect(nextWakeDelay([waiting], noon)).toBe(0);
    expect(canChange(seen, { records: [seen], withdrawals: [waiting] })).toBe(false);
    const successor = { ...queuedRecord, id: 'next', predecessors: [seen.id] };
    expect(canChange(seen, device(seen, successor)), 'it is being replaced').toBe(false);
    expect(withdraw(seen.id, noon)({ ...device(seen), withdrawals: [waiting] }).result).toBe(false);
    expect(withdraw(queuedRecord.id, noon)(device(queuedRecord)).result).toBe(false);
    const closed = { ...seen, answer: createReply(1, 'closed') };
    expect(canChange(closed, device(closed))).toBe(false);
    expect(canChange({ ...seen, reference: null }, device(seen))).toBe(false);
  });

  test('waits for its next attempt after a failure', () => {
    expect(applyOutcome(sending, sending, failed, moment)).toEqual({
      ...waiting,
      attempts: 1,
      departed: true,
      lastFailure: failure,
      wait: { from: noon, to: noon + 2000 },
    });
  });

  test('ends with the academy’s response, and a late failure changes nothing', () => {
    const settled = { id: seen.id, changedAt: noon };
    const done = applyOutcome(sending, sending, accepted, moment);
    expect(done).toEqual({ ...settled, state: 'withdrawn' });
    expect(done && applyOutcome(done, sending, failed, moment)).toBeUndefined();
    expect(applyOutcome(waiting, sending, failed, moment)).toBeUndefined();
    expect(applyOutcome(waiting, sending, accepted, moment)).toEqual(done);
    const refused = { kind: 'rejected', status: 404 } as const;
    expect(applyOutcome(sending, sending, refused, moment)).toEqual({
      ...settled,
      state: 'refused',
    });
    const later = { ...sending, since: sending.since + 1 };
    expect(applyOutcome(later, sending, refused, moment)).toBeUndefined();
  });
});

test('an answer that is incomplete or from a later release does not invalidate a receipt', () => {
  const read = (value: unknown) => parseState([{ key: ['request', seen.id], value }], noon).records;
  expect(read(acceptedRecord)).toEqual([acceptedRecord]);
  const later = { ...seen, answer: { ...createReply(3), state: 'graduated' } };
  expect(read(later)).toEqual([later]);
  expect(read({ ...seen, answer: { state: 'enrolled' } })).toEqual([seen]);
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
    [() => Response.json(createReply(2)), createResult(2)],
    [() => Response.json(createReply(2, 'graduated')), createResult(2, 'graduated')],
    [() => Response.json({ error: 'Unknown' }, { status: 404 }), { kind: 'unknown' }],
    [() => Response.json({ error: 'Busy' }, { status: 429 }), { kind: 'not-now' }],
    [() => new Response('<p>Sign in'), { kind: 'none' }],
    [() => new Response('<p>Not found', { status: 404 }), { kind: 'none' }],
    [() => Response.json({ state: 'enrolled' }), { kind: 'none' }],
    [() => Response.error(), { kind: 'none' }],
  ] as const)('response %# to a status query is recognised', async (answer, expected) => {
    const at = network(answer);
    expect(await fetchReply('the-key', at)).toEqual(expected);
    expect(at.calls).toMatchObject([
      ['/api/notifications/state', { headers: { 'Idempotency-Key': 'the-key' } }],
    ]);
  });

  test('a withdrawal is sent under its request’s key, without a body', async () => {
    const at = network(() => Response.json({ withdrawnAt: '2026-11-21T02:00:00.000Z' }));
    expect(await attemptDelivery({ id: seen.id, attempts: 1 }, at)).toMatchObject({
      kind: 'accepted',
    });
    const [[address, init] = []] = at.calls;
    expect([address, init?.method, init?.body]).toEqual([
      '/api/notifications/withdrawal',
      'POST',
      undefined,
    ]);
    expect(init?.headers).toEqual({ 'Idempotency-Key': seen.id });
  });
});
