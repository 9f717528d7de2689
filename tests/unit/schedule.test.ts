import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attemptTimeoutMs,
  backoff,
  isOver,
  leaseMs,
  spanFrom,
} from '../../src/enrolment/core/schedule';

describe('a span', () => {
  const span = spanFrom(1000, 500);

  test('lasts from its beginning to its end', () => {
    expect([1000, 1499, 1500].map((now) => isOver(span, now))).toEqual([false, false, true]);
  });

  test('is over on a clock that was set back before its beginning', () => {
    expect(isOver(span, 999)).toBe(true);
  });

  test('of no length is over at once', () => expect(isOver(spanFrom(7, 0), 7)).toBe(true));
});

describe('the wait after a failed try', () => {
  test('doubles from 2 s on, to 5 min at most', () => {
    const longest = [1, 2, 3, 7, 8, 9, 1000].map((attempts) => backoff(attempts, 1));
    expect(longest).toEqual([4000, 8000, 16_000, 256_000, 300_000, 300_000, 300_000]);
    expect([1, 2, 8, 1000].map((attempts) => backoff(attempts, 0))).toEqual([
      2000, 4000, 150_000, 150_000,
    ]);
  });

  test('is never shorter than 2 s nor longer than 5 min', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, random) => {
          expect(backoff(n, random)).toBeGreaterThanOrEqual(2000);
          expect(backoff(n, random)).toBeLessThanOrEqual(300_000);
        },
      ),
    );
  });
});

test('a lease outlasts the longest try', () => {
  expect(leaseMs).toBeGreaterThan(attemptTimeoutMs + 10_000);
});
