import { describe, expect, test, vi } from 'vitest';
import { outbox } from '#words/outbox';
import { requests } from '#words/requests';
import { showBadge } from '../../src/enrolment/core/badge';
import type { Withdrawal } from '../../src/enrolment/core/record';
import { describeRequest } from '../../src/enrolment/requests/request-view';
import type { OpenRecord } from '../../src/enrolment/status/use-confirmation';
import { summarise } from '../../src/enrolment/status/outbox-banner';
import { bySyncSupport } from '../../src/enrolment/status/background-sync';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  untriedRecord,
} from '../browser/support/outbox-records';

const hour = 3_600_000;
const noon = new Date(2026, 10, 12, 12, 0).getTime();

describe('the text for a request', () => {
  test('the banner and the list say the same about whether a request may have arrived', () => {
    const texts = [
      untriedRecord(1),
      queuedRecord(1, { departed: false, lastFailure: { kind: 'offline' } }),
      queuedRecord(1, { lastFailure: { kind: 'offline' } }),
      queuedRecord(1, { lastFailure: { kind: 'no-answer' } }),
      queuedRecord(1, { lastFailure: { kind: 'status', status: 503 } }),
      sendingRecord(1),
    ].map((record) => [
      describeRequest(record, { now: noon, online: true }).state,
      summarise([record], true).unconfirmed,
    ]);
    const unsent = [outbox.arrival.unsent, false];
    const unconfirmed = [outbox.arrival.unconfirmed, true];
    expect(texts).toEqual([unsent, unsent, unconfirmed, unconfirmed, unconfirmed, unconfirmed]);
  });

  test('the summary shows the code unless the request is rejected, and the next attempt if it is waiting', () => {
    const shown = (record: OpenRecord) =>
      describeRequest(record, { now: noon, online: true }).facts.map(([name]) => name);
    const { code, lastTry, nextTry } = requests.facts;
    const signIn = { lastFailure: { kind: 'foreign-answer' } } as const;
    expect(shown(queuedRecord(1))).toEqual([code, nextTry]);
    expect(shown(queuedRecord(1, signIn))).toEqual([code, lastTry, nextTry]);
    expect(shown(sendingRecord(1))).toEqual([code, nextTry]);
    expect(shown(heldRecord(1))).toEqual([code]);
    expect(shown(rejectedRecord(1))).toEqual([]);
  });

  test('the summary shows when the next attempt will be made', () => {
    const at = (wait: { from: number; to: number }, part = {}, online = true) =>
      new Map(describeRequest({ ...queuedRecord(1, part), wait }, { now: noon, online }).facts).get(
        requests.facts.nextTry,
      );
    const span = (length: number) => ({ from: noon, to: noon + length });
    expect(at(span(0))).toBe(requests.when.now);
    expect(at(span(59_000))).toBe(requests.when.soon);
    expect(at(span(hour))).toBe('today at 13:00');
    expect(at(span(24 * hour))).toBe('13\u00A0November\u00A02026 at 12:00');
    expect(at({ from: noon + 1, to: noon + hour }), 'clock set back').toBe(requests.when.now);
    const unanswered = { lastFailure: { kind: 'no-answer' } };
    expect(at(span(hour), unanswered, false)).toBe(requests.when.online);
    expect(at(span(hour), {}, false), 'the server asked the device to wait').toBe('today at 13:00');
    expect(at(span(0), {}, false)).toBe(requests.when.online);
  });
});

test('the app badge shows the number of requests that were not accepted, and is cleared at 0', async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { setAppBadge });
  const withdrawals: readonly Withdrawal[] = [];
  const open = [queuedRecord(1), sendingRecord(2), heldRecord(3), rejectedRecord(5)];
  await showBadge({ records: [...open, acceptedRecord(4)], withdrawals });
  await showBadge({ records: [acceptedRecord(4)], withdrawals });
  expect(setAppBadge.mock.calls).toEqual([[4], [0]]);
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new Error('Sample')) });
  await expect(showBadge({ records: [queuedRecord(1)], withdrawals })).resolves.toBeUndefined();
});

test('sending with no page open is promised only with Background Sync and an active worker', () => {
  const words = { inBackground: 'with no page open', whileOpen: 'while one is open' };
  const controlled = { serviceWorker: { controller: {} } };
  vi.stubGlobal('navigator', controlled);
  expect(bySyncSupport(words)).toBe(words.whileOpen);
  vi.stubGlobal('SyncManager', {});
  for (const navigator of [{}, { serviceWorker: { controller: null } }]) {
    vi.stubGlobal('navigator', navigator);
    expect(bySyncSupport(words)).toBe(words.whileOpen);
  }
  vi.stubGlobal('navigator', controlled);
  expect(bySyncSupport(words)).toBe(words.inBackground);
});
