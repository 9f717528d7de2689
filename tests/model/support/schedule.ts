import * as fc from 'fast-check';
import type { CourseId } from '../../../src/content/course-ids';
import { offline, requestFates } from './model-server';

/** One thing that the visitor, the browser, time or chance does. Slots 0 to 2 hold pages. */
export type Move =
  | { readonly kind: 'happen'; readonly choice: number; readonly fate: number }
  /** Several things happen, and all goes well. */
  | { readonly kind: 'flow'; readonly count: number }
  | {
      readonly kind: 'confirm' | 'queue';
      readonly slot: number;
      readonly isGood: boolean;
      readonly course: CourseId;
      /** Which of the records that the visitor may replace this one does; 0 is none. */
      readonly replaces: number;
    }
  | {
      readonly kind: 'again' | 'release' | 'withdraw' | 'discard';
      readonly slot: number;
      readonly which: number;
    }
  /** Slot 3 is the worker. */
  | {
      readonly kind: 'dispatch';
      readonly slot: number;
      readonly trigger: 'timer' | 'reconnected' | 'asked';
    }
  | { readonly kind: 'look'; readonly slot: number }
  | {
      readonly kind: 'show' | 'hide' | 'freeze' | 'wake' | 'crash';
      readonly slot: number;
    }
  /** How the network and the server are from now on. */
  | { readonly kind: 'weather'; readonly fate: number }
  | { readonly kind: 'pass'; readonly duration: number }
  | { readonly kind: 'set-clock'; readonly by: number };

export interface Schedule {
  readonly hasLocks: boolean;
  readonly moves: readonly Move[];
}

export const worker = 3;
const hour = 3_600_000;

const page = fc.nat(worker - 1);
const anyone = fc.nat(worker);

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('happen' as const),
      choice: fc.nat(7),
      fate: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.nat(requestFates - 1) },
      ),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('flow' as const),
      count: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('confirm' as const, 'confirm' as const, 'queue' as const),
      slot: page,
      isGood: fc.nat(3).map((number) => number < 3),
      course: fc.constantFrom<CourseId>(1, 2),
      replaces: fc.nat(3).map((number) => Math.max(0, number - 1)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'again' as const,
        'release' as const,
        'withdraw' as const,
        'discard' as const,
      ),
      slot: page,
      which: fc.nat(2),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('dispatch' as const),
      slot: anyone,
      trigger: fc.constantFrom('timer' as const, 'reconnected' as const, 'asked' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'look' as const,
        'look' as const,
        'show' as const,
        'hide' as const,
        'freeze' as const,
        'freeze' as const,
        'wake' as const,
        'crash' as const,
        'crash' as const,
      ),
      slot: anyone,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      duration: fc.constantFrom(2_500, 10_000, 31_000, 50_000, 400_000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('weather' as const),
      fate: fc.oneof(fc.nat(requestFates - 1), fc.constantFrom(0, offline)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('set-clock' as const),
      by: fc.constantFrom(-hour, hour),
    }),
  },
);

/** A browser that has locks, or one of the few without, and what happens in it. */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  hasLocks: fc.nat(4).map((number) => number < 4),
  moves: fc.array(move, { minLength: 3, maxLength: 80, size: 'max' }),
});
