import { afterEach, expect, test, vi } from 'vitest';
import { showBadge } from '../../src/enrolment/core/badge';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
} from './support/outbox-records';

afterEach(() => void vi.unstubAllGlobals());

test('the icon shows how many requests the academy has no answer to, and 0 takes it away', async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { setAppBadge });
  await showBadge([queuedRecord, sendingRecord, heldRecord, acceptedRecord, rejectedRecord]);
  await showBadge([acceptedRecord, rejectedRecord]);
  expect(setAppBadge.mock.calls).toEqual([[3], [0]]);
});

test.each([
  ['knows no such number', {}],
  ['forbids it', { setAppBadge: () => Promise.reject(new Error('Sample')) }],
  [
    'breaks at it',
    {
      setAppBadge: () => {
        throw new Error('Sample');
      },
    },
  ],
])('a browser that %s is left alone', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(showBadge([queuedRecord])).resolves.toBeUndefined();
});
