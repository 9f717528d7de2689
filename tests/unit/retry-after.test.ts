import { describe, expect, test } from 'vitest';
import { parseRetryAfter } from '../../src/enrolment/outbox/retry-after';
import { day } from '../../src/enrolment/outbox/schedule';

const wait = (retryAfter: string, date?: string) =>
  parseRetryAfter(new Headers({ 'Retry-After': retryAfter, ...(date && { Date: date }) }));

describe('Retry-After', () => {
  test('in seconds', () => {
    expect(wait('120')).toBe(120_000);
    expect(wait(' 1 ')).toBe(1000);
  });

  test("as a date, by the server's clock and not by the device's", () => {
    expect(wait('Fri, 01 Jan 2010 00:01:00 GMT', 'Fri, 01 Jan 2010 00:00:00 GMT')).toBe(60_000);
  });

  test("as a date, by the device's clock where the server does not tell its own", () => {
    const inAMinute = wait(new Date(Date.now() + 60_000).toUTCString());
    expect(inAMinute).toBeGreaterThan(50_000);
    expect(inAMinute).toBeLessThanOrEqual(61_000);
  });

  test('is a day at most', () => {
    expect(wait('9'.repeat(400))).toBe(day);
    expect(wait('Fri, 01 Jan 2500 00:00:00 GMT')).toBe(day);
  });

  test.each(['', '0', '-5', 'soon', '1.5', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'says nothing as %j: nobody is asked again without a pause',
    (text) => expect(wait(text)).toBeNull(),
  );

  test('may be missing', () => expect(parseRetryAfter(new Headers())).toBeNull());
});
