import * as fc from 'fast-check';
import type { CourseId } from '../../../src/content/course-ids';
import { falselyOffline, offline, requestFates } from './model-server';

/** Slots 0 to 2 hold pages; this one holds the worker. */
const worker = 3;
const page = fc.nat(worker - 1);
const anyone = fc.nat(worker);
const hour = 3_600_000;

/** Moves of one of these kinds, with their arguments. */
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

/** A single action of the visitor, the browser, time or chance. */
const move = fc.oneof(
  moves(14, ['happen'], {
    choice: fc.nat(7),
    fate: fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.nat(requestFates - 1) },
    ),
  }),
  // Several events happen without faults.
  moves(7, ['flow'], { count: fc.integer({ min: 1, max: 12 }) }),
  moves(5, ['confirm', 'confirm', 'queue'], {
    slot: page,
    isGood: fc.nat(3).map((number) => number < 3),
    course: fc.constantFrom<CourseId>(1, 2),
    // Index of the replaceable record that this one replaces; 0 for none.
    replaces: fc.nat(3).map((number) => Math.max(0, number - 1)),
  }),
  moves(4, ['again', 'release', 'withdraw', 'discard'], {
    slot: page,
    which: fc.nat(2),
  }),
  moves(6, ['dispatch'], {
    slot: anyone,
    trigger: fc.constantFrom('timer' as const, 'reconnected' as const, 'manual' as const),
  }),
  moves(2, ['look'], { slot: anyone }),
  moves(6, ['show', 'hide', 'freeze', 'freeze', 'wake', 'crash', 'crash'], { slot: anyone }),
  moves(3, ['pass'], { duration: fc.constantFrom(2_500, 10_000, 31_000, 50_000, 400_000) }),
  // State of the network and the server from now on.
  moves(4, ['weather'], {
    fate: fc.oneof(fc.nat(requestFates - 1), fc.constantFrom(0, offline, falselyOffline)),
  }),
  moves(1, ['set-clock'], { by: fc.constantFrom(-hour, hour) }),
);

/** A browser, usually with locks, and the events in it. */
export const schedules = fc.record({
  hasLocks: fc.nat(4).map((number) => number < 4),
  moves: fc.array(move, { minLength: 3, maxLength: 80, size: 'max' }),
});

export type Schedule = Generated<typeof schedules>;
export type Move = Generated<typeof move>;
type Generated<T> = T extends fc.Arbitrary<infer Value> ? Value : never;
