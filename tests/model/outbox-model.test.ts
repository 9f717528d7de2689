import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { run } from './support/run';
import { schedules } from './support/schedule';

/**
 * Number of random schedules, and the seed and path that select them. The ordinary run always has the
 * same schedules; with `MODEL_RUNS`, they are new each time. After a failure, rerun with the printed
 * values: `MODEL_SEED=1 MODEL_PATH=2:3 npx vitest run --project model`.
 */
const { MODEL_RUNS, MODEL_SEED, MODEL_PATH } = process.env;

test('under random faults, no confirmed request is lost or duplicated, and every alert is shown', async () => {
  // The schedule decides when an attempt times out, so the real timeout must never fire.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const property = fc.asyncProperty(schedules, run);
  await expect(
    fc.assert(property, {
      numRuns: Number(MODEL_RUNS ?? 3000),
      ...((MODEL_SEED ?? !MODEL_RUNS) && { seed: Number(MODEL_SEED ?? 1) }),
      ...(MODEL_PATH && { path: MODEL_PATH }),
    }),
  ).resolves.toBeUndefined();
});
