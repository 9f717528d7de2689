import { tellProgress } from '../support/parts';

const tries = 3;

/** Does again what failed, a few times: on a busy machine Lighthouse misses the start of a load. */
export async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries) throw error;
      tellProgress(`once more, as this failed: ${String(error)}`);
    }
  }
}
