import * as fc from 'fast-check';
import type { CourseId } from '../../../src/content/course-ids';
import { falselyOffline, offline, requestFates } from './model-server';

/** The worker's slot. The pages have the lower slots. */
const worker = 3;
const page = fc.nat(worker - 1);
const anyone = fc.nat(worker);
const hour = 3_600_000;

/** Generates moves of these kinds with random arguments. */
const moves = <const Kind extends string, Rest>(
  weight: number,
  kinds: readonly Kind[],
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => ({
  weight,
  arbitrary: fc
    .tuple(fc.constantFrom(...kinds), fc.record<Rest>(rest))
    .map(([kind, others]) => ({ kind, ...others })),
});

/** Generates a single move of the visitor, the browser, the clock, the network or the server. */
const move = fc.oneof(
  moves(14, ['happen'], {
    choice: fc.nat(7),
    fate: fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.nat(requestFates - 1) },
    ),
  }),
  // Lets several events happen in order, with fate 0.
  moves(7, ['flow'], { count: fc.integer({ min: 1, max: 12 }) }),
  moves(5, ['confirm', 'confirm', 'queue'], {
    slot: page,
    isGood: fc.nat(3).map((number) => number < 3),
    course: fc.constantFrom<CourseId>(1, 2),
    // The number of the request to replace, editable ones first; 0 to replace none.
    replaces: fc.nat(4).map((number) => Math.max(0, number - 1)),
  }),
  // The visitor corrects an accepted request, perhaps one whose correction already waits.
  moves(3, ['correct'], {
    slot: page,
    isGood: fc.nat(3).map((number) => number < 3),
    course: fc.constantFrom<CourseId>(1, 2),
    isOnline: fc.boolean(),
    which: fc.nat(1),
  }),
  moves(4, ['again', 'release', 'withdraw', 'discard'], {
    slot: page,
    which: fc.nat(2),
  }),
  moves(6, ['dispatch'], {
    slot: anyone,
    trigger: fc.constantFrom('timer' as const, 'reconnected' as const, 'manual' as const),
  }),
  moves(2, ['look', 'type'], { slot: page }),
  moves(6, ['show', 'hide', 'freeze', 'freeze', 'wake', 'crash', 'crash'], { slot: anyone }),
  moves(3, ['pass'], { duration: fc.constantFrom(2_500, 10_000, 31_000, 50_000, 400_000) }),
  // Changes the fate of requests for which the schedule does not choose one.
  moves(4, ['weather'], {
    fate: fc.oneof(fc.nat(requestFates - 1), fc.constantFrom(0, offline, falselyOffline)),
  }),
  moves(1, ['set-clock'], { by: fc.constantFrom(-hour, hour) }),
);

/** Generates schedules. Most of them run in a browser that supports locks. */
export const schedules = fc.record({
  hasLocks: fc.nat(4).map((number) => number < 4),
  moves: fc.array(move, { minLength: 3, maxLength: 80, size: 'max' }),
});

export type Schedule = Generated<typeof schedules>;
export type Move = Generated<typeof move>;
type Generated<T> = T extends fc.Arbitrary<infer Value> ? Value : never;
