import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { run } from './support/run';
import { schedules } from './support/schedule';

/**
 * Number of random schedules, and which of them to run. A failed run prints the seed and path that
 * reproduce it: `MODEL_SEED=1 MODEL_PATH=2:3 npx vitest run --project model`.
 */
const { MODEL_RUNS, MODEL_SEED, MODEL_PATH } = process.env;

test('under every schedule of faults, each confirmed request arrives once and its alert is shown once', async () => {
  // The schedule decides when an attempt times out, so the real timeout must never fire.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const property = fc.asyncProperty(schedules, run);
  await expect(
    fc.assert(property, {
      numRuns: Number(MODEL_RUNS ?? 3000),
      ...(MODEL_SEED && { seed: Number(MODEL_SEED) }),
      ...(MODEL_PATH && { path: MODEL_PATH }),
    }),
  ).resolves.toBeUndefined();
});
