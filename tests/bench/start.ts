import { join } from 'node:path';
import type { Row } from '../support/row';
import { median, milliseconds } from '../support/figures';
import { startBuiltServer } from './support/processes';
import type { Effort } from './effort';
import { inFolder } from '../support/rounds';

const goal = 500;

/** How long the built server takes from its start to its first answer. */
export async function benchStart({ starts }: Effort): Promise<Row[]> {
  const durations = await inFolder(async (folder) => {
    const env = { DATABASE_URL: `file:${join(folder, 'enrolments.db')}` };
    const all: number[] = [];
    for (let i = 0; i < starts; i++) {
      const server = await startBuiltServer(env);
      all.push(server.startTime);
      await server.kill();
    }
    return all;
  });
  const middle = median(durations);
  return [
    {
      what: `start to first answer, built, median of ${starts}`,
      goal: `< ${goal} ms`,
      value: milliseconds(middle),
      met: middle < goal,
    },
  ];
}
