import { describe, expect, test } from 'vitest';
import type { StatusCheckResult } from '../../src/enrolment/core/attempt';
import { parseState } from '../../src/enrolment/core/device';
import { unsent } from '../../src/enrolment/core/outbox';
import { replied, storeStatus } from '../../src/enrolment/core/receipts';
import type { Withdrawal } from '../../src/enrolment/core/record';
import type { RequestStatus } from '../../src/enrolment/core/request-reply';
import { acceptedRecord, noon } from './support/outbox-records';

const minute = 60_000;
const asked = { from: noon, to: noon + minute };
const seen = { ...acceptedRecord, announced: true, asked };
const { id } = seen;
const reply = {
  state: 'received',
  sentence: '',
  changedAt: '2026-11-21T02:00:00.000Z',
  version: 0,
};

describe('the status of a request', () => {
  const status = (part: Partial<RequestStatus>): StatusCheckResult => ({
    kind: 'answer',
    answer: { ...reply, ...part },
  });
  const entries = (withdrawal?: Withdrawal) => [
    { key: ['request', id] as ['request', string], value: seen },
    ...(withdrawal
      ? [{ key: ['withdrawal', id] as ['withdrawal', string], value: withdrawal }]
      : []),
  ];
  const stored = (result: StatusCheckResult, withdrawal?: Withdrawal) =>
    storeStatus(id, result, noon + 1000)(parseState(entries(withdrawal), noon)).put?.slice(1);

  test('brings the receipt the values that the office has corrected, without an alert', () => {
    const request = { courseId: 7, per: '6', hours: 9 };
    expect(replied(seen, status({ request }), noon)).toMatchObject({
      courseId: 7,
      title: 'YCT',
      per: '6',
      hours: 9,
      announced: true,
    });
    const later = { courseId: 99, per: '12', hours: 9 };
    const { courseId, title, per } = seen;
    expect(replied(seen, status({ request: later }), noon)).toMatchObject({ courseId, title, per });
    expect(replied(seen, status({}), noon), 'from release 1.0').toMatchObject({ title, per });
  });

  test('causes no alert if the visitor sees the reply anyway, after copying receipts', () => {
    const result = status({ version: 1, certificate: 'Sample' });
    const { put, certificate } = storeStatus(id, result, noon, true)(parseState(entries(), noon));
    expect(put).toMatchObject([{ answer: { version: 1 }, announced: true }]);
    expect(certificate).toEqual({ id, sealed: 'Sample' });
  });

  test('shows a withdrawal on another device, and that a correction there has cancelled it', () => {
    const withdrawn = { id, changedAt: noon - minute, state: 'withdrawn' } as const;
    const withdrawnAt = new Date(noon - minute).toISOString();
    expect(stored(status({ withdrawnAt }))).toEqual([withdrawn]);
    expect(stored(status({ withdrawnAt }), withdrawn)).toEqual([]);
    expect(stored(status({ withdrawnAt: null }), withdrawn)).toEqual([
      { ...withdrawn, state: 'refused' },
    ]);
    const refused = { ...withdrawn, state: 'refused' } as const;
    expect(stored(status({ withdrawnAt }), refused)).toEqual([withdrawn]);
    // It has arrived after the server answered, or is still waiting.
    const late = { ...withdrawn, changedAt: noon + 500 };
    expect(stored(status({ withdrawnAt: null }), late)).toEqual([]);
    const waiting = unsent(seen, noon - minute);
    expect(stored(status({ withdrawnAt: null }), waiting)).toEqual([]);
    expect(stored(status({}), withdrawn), 'from release 1.0').toEqual([]);
  });
});
