import { join } from 'node:path';
import { median } from '../support/figures';
import { tellProgress } from '../support/parts';
import { inFolder } from '../support/rounds';
import type { Row } from '../support/row';
import { buildCopy, copySources } from './build-copy';
import type { Effort } from './effort';

/** In seconds. */
const goal = 20;

/** How long site and server take to build where nothing has been built yet. */
export async function auditBuild({ builds }: Effort): Promise<Row[]> {
  const durations: number[] = [];
  for (let i = 1; i <= builds; i++) {
    tellProgress(`build, ${i} of ${builds}`);
    durations.push(
      await inFolder(async (folder) => {
        const copy = join(folder, 'site');
        copySources(copy);
        return buildCopy(copy);
      }),
    );
  }
  const middle = median(durations);
  return [
    {
      what: `build from clean, median of ${builds}`,
      goal: `≤ ${goal} s`,
      value: `${middle.toFixed(1)} s`,
      met: middle <= goal,
    },
  ];
}
