import { join } from 'node:path';
import { storedRows } from '../server/support/requests';
import { count, median, milliseconds, percentile, times } from '../support/figures';
import { inFolder, takeTurns } from '../support/rounds';
import type { Row } from '../support/row';
import type { Effort } from './effort';
import { load, countLost, requestRate } from './support/load';
import { type ServerProcess, startBuiltServer, startProcess } from './support/processes';

const connections = 50;
const bareServer = ['--import', 'tsx', 'tests/bench/support/bare-server.ts'];

interface Turn {
  readonly rate: number;
  /** 99th percentile of the response times, in milliseconds. */
  readonly p99: number;
  readonly acknowledged: number;
  /** Number of acknowledged references that the database does not contain exactly once. */
  readonly lost: number;
}

/** Compares `POST /api/notifications` on SQLite with a bare route that checks nothing. */
export async function benchPost({ rounds, seconds }: Effort): Promise<Row[]> {
  const { ours, bare } = await takeTurns(rounds, {
    ours: () => turn(seconds, (file) => startBuiltServer({ DATABASE_URL: `file:${file}` })),
    bare: () => turn(seconds, (file) => startProcess(bareServer, { DATABASE_FILE: file })),
  });
  const share = median(ours.map(({ rate }, i) => rate / (bare[i]?.rate ?? Number.NaN)));
  const delay = median(ours.map(({ p99 }, i) => p99 / (bare[i]?.p99 ?? Number.NaN)));
  const lost = sum(ours, 'lost');
  const acknowledged = sum(ours, 'acknowledged');
  return [
    {
      what: `POST, SQLite, ${connections} connections, ${seconds} s`,
      goal: '≥ 0.80 × a bare route',
      value: `${times(share)}: ${rates(ours)} against ${rates(bare)} requests/s`,
      met: share >= 0.8,
    },
    {
      what: '99th percentile of the response times',
      goal: '≤ 2.00 × that of the bare route',
      value: `${times(delay)}: ${delays(ours)} against ${delays(bare)}`,
      met: delay <= 2,
    },
    {
      what: 'acknowledged rows, after kill -9',
      goal: 'each on disk exactly once',
      value: `${count(acknowledged - lost)} of ${count(acknowledged)}`,
      met: lost === 0,
    },
  ];
}

function turn(seconds: number, start: (file: string) => Promise<ServerProcess>): Promise<Turn> {
  return inFolder(async (folder) => {
    const file = join(folder, 'enrolments.db');
    const server = await start(file);
    const result = await load({ url: server.url, connections, limit: { seconds } });
    await server.kill();
    return {
      rate: requestRate(result),
      p99: percentile(result.durations, 0.99),
      acknowledged: result.references.length,
      lost: countLost(result, storedRows(file)),
    };
  });
}

const rates = (turns: readonly Turn[]) => count(median(turns.map(({ rate }) => rate)));
const delays = (turns: readonly Turn[]) => milliseconds(median(turns.map(({ p99 }) => p99)));
const sum = (turns: readonly Turn[], figure: 'acknowledged' | 'lost') =>
  turns.reduce((total, one) => total + one[figure], 0);
