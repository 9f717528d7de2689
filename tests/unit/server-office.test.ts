import { expect, test } from 'vitest';
import { reasonOf, WebhookRefusal } from '../../src/server/office/channels';
import { backoff, officeSchedule } from '../../src/server/office/office';

const minute = 60_000;

test('a wait doubles with each failure, to its longest', () => {
  const bounds = { shortest: minute, longest: 60 * minute };
  const waits = (random: number) =>
    [1, 2, 3, 6, 7, 1000].map((failures) => backoff(failures, bounds, random) / minute);
  expect(waits(0)).toEqual([1, 2, 4, 30, 30, 30]);
  expect(waits(1)).toEqual([2, 4, 8, 60, 60, 60]);
});

test('a notice waits from a minute to an hour, a channel from a second to half a minute', () => {
  for (const failures of [1, 2, 10, 1000]) {
    const retryDelay = officeSchedule.retryDelay(failures);
    expect(retryDelay).toBeGreaterThanOrEqual(minute);
    expect(retryDelay).toBeLessThanOrEqual(60 * minute);
    const rest = officeSchedule.restAfter(failures);
    expect(rest).toBeGreaterThanOrEqual(1000);
    expect(rest).toBeLessThanOrEqual(30_000);
  }
});

test('a lease outlasts the longest delivery', () => {
  expect(officeSchedule.lease).toBeGreaterThanOrEqual(2 * officeSchedule.deliveryTimeout);
});

const withCode = (facts: object) => Object.assign(new Error('office@example.org is away'), facts);

test.each([
  [new WebhookRefusal(503), 'WebhookRefusal 503'],
  [withCode({ code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
  [new TypeError('fetch failed', { cause: withCode({ code: 'ENOTFOUND' }) }), 'ENOTFOUND'],
  [new DOMException('It took too long', 'TimeoutError'), 'TimeoutError'],
  [withCode({ code: 'not office@example.org' }), 'Error'],
  ['office@example.org', 'unknown'],
])('of %s, %s may be logged', (error, reason) => expect(reasonOf(error)).toBe(reason));
