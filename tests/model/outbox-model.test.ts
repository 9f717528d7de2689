import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { run } from './support/run';
import { schedules } from './support/schedule';

/**
 * Number and selection of the schedules. A failed run prints the values that repeat it, as in
 * `MODEL_SEED=1 MODEL_PATH=2:3 npx vitest run --project model`.
 */
const { MODEL_RUNS, MODEL_SEED, MODEL_PATH } = process.env;

test('every confirmed request arrives once, and its alert is shown once, whatever happens', async () => {
  // The schedule decides when an attempt times out.
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
