import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bell } from '../../src/server/office/bell';
import { reasonOf, WebhookRefusal } from '../../src/server/office/channel';
import { growingWait, officeSchedule } from '../../src/server/office/schedule';

const minute = 60_000;

test('a wait doubles with each failure, to its longest', () => {
  const bounds = { shortest: minute, longest: 60 * minute };
  const waits = (random: number) =>
    [1, 2, 3, 6, 7, 1000].map((failures) => growingWait(failures, bounds, random) / minute);
  expect(waits(0)).toEqual([1, 2, 4, 30, 30, 30]);
  expect(waits(1)).toEqual([2, 4, 8, 60, 60, 60]);
});

test('a notice waits from a minute to an hour, a channel from a second to half a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), (failures) => {
      const postponement = officeSchedule.postponement(failures);
      expect(postponement).toBeGreaterThanOrEqual(minute);
      expect(postponement).toBeLessThanOrEqual(60 * minute);
      const rest = officeSchedule.rest(failures);
      expect(rest).toBeGreaterThanOrEqual(1000);
      expect(rest).toBeLessThanOrEqual(30_000);
    }),
  );
});

test('a lease outlasts the longest delivery', () => {
  expect(officeSchedule.lease).toBeGreaterThanOrEqual(2 * officeSchedule.limit);
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

test('a bell ends the wait, and the next one if it rang before', async () => {
  const bell = new Bell();
  const forever = 2 ** 31 - 1;
  const ends: string[] = [];
  const waiting = bell.wait(forever).then(() => ends.push('while waiting'));
  bell.ring();
  await waiting;
  bell.ring();
  await bell.wait(forever);
  ends.push('before');
  await bell.wait(1);
  expect(ends).toEqual(['while waiting', 'before']);
});
