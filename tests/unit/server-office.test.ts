import { expect, test } from 'vitest';
import { failureReason } from '../../src/server/office/channels';
import { deliverySchedule } from '../../src/server/office/notice-delivery';

const minute = 60_000;

test('the delay before a notice is retried grows with each failure, from at least a minute to at most an hour', () => {
  const failures = [1, 2, 3, 6, 7, 1000];
  for (const [i, minutes] of [1, 2, 4, 30, 30, 30].entries()) {
    const delay = deliverySchedule.retryDelay(failures[i] ?? 0);
    expect(delay).toBeGreaterThanOrEqual(minutes * minute);
    expect(delay).toBeLessThanOrEqual(2 * minutes * minute);
  }
});

test('a lease outlasts the longest delivery', () => {
  expect(deliverySchedule.lease).toBeGreaterThanOrEqual(2 * deliverySchedule.deliveryTimeout);
});

const withCode = (facts: object) =>
  Object.assign(new Error('office@example.org is unreachable'), facts);

test.each([
  [withCode({ code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
  [new TypeError('fetch failed', { cause: withCode({ code: 'ENOTFOUND' }) }), 'ENOTFOUND'],
  [new DOMException('It took too long', 'TimeoutError'), 'TimeoutError'],
  [withCode({ code: 'not office@example.org' }), 'Error'],
  ['office@example.org', 'unknown'],
])('for %s, the logged reason is %s', (error, reason) => expect(failureReason(error)).toBe(reason));
