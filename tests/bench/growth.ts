import { join } from 'node:path';
import type { Row } from '../support/row';
import { count, median, megabytes, milliseconds, times } from '../support/figures';
import { listAsCsv } from './support/list-as-csv';
import { load } from './support/load';
import { startBuiltServer } from './support/processes';
import type { Effort } from './effort';
import { inFolder, takeTurns } from '../support/rounds';
import { fillDatabase } from './support/fill-database';

const fewRows = 1000;
/** Few enough that the small database stays small. */
const requestsPerTurn = 200;
/** How many times as many rows the long list has as the short one, which fills every buffer. */
const listRatio = 10;
/** What the long list may take beyond the short one, in bytes. */
const goalOfMemory = 30e6;

/** What many stored enrolments cost: at a new one, and at a list of all. */
export async function benchGrowth({ rounds, manyRows }: Effort): Promise<Row[]> {
  return inFolder(async (folder) => {
    const file = (rows: number) => join(folder, `${rows}.db`);
    const someRows = manyRows / listRatio;
    for (const rows of [fewRows, someRows, manyRows]) await fillDatabase(file(rows), rows);
    const some = await listAsCsv(file(someRows));
    const many = await listAsCsv(file(manyRows));
    return [
      await costOfRequest(rounds, { few: file(fewRows), many: file(manyRows) }, manyRows),
      {
        what: `enrolments list --format csv, ${count(many.rows)} rows`,
        goal: `≤ ${megabytes(goalOfMemory)} more memory than for ${count(some.rows)}`,
        value: `peak ${megabytes(many.peak)} against ${megabytes(some.peak)}; ${(many.duration / 1000).toFixed(1)} s`,
        met: many.peak - some.peak <= goalOfMemory,
      },
    ];
  });
}

async function costOfRequest(
  rounds: number,
  { few, many }: { few: string; many: string },
  manyRows: number,
): Promise<Row> {
  const servers = {
    few: await startBuiltServer({ DATABASE_URL: `file:${few}` }),
    many: await startBuiltServer({ DATABASE_URL: `file:${many}` }),
  };
  const durationsAt = async (url: string) => {
    const limit = { requests: requestsPerTurn };
    return (await load({ urls: [url], connections: 1, limit, mix: ['new'] })).durations;
  };
  const durations = await takeTurns(rounds, {
    few: () => durationsAt(servers.few.url),
    many: () => durationsAt(servers.many.url),
  });
  await Promise.all([servers.few.kill(), servers.many.kill()]);
  const before = median(durations.few.flat());
  const after = median(durations.many.flat());
  return {
    what: `median POST with ${count(manyRows)} rows, one connection`,
    goal: `≤ 1.20 × that with ${count(fewRows)}`,
    value: `${times(after / before)}: ${milliseconds(after)} against ${milliseconds(before)}`,
    met: after / before <= 1.2,
  };
}
