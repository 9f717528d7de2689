import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Row } from '../support/row';
import { count, median, milliseconds, times } from '../support/figures';
import { type ServerProcess, startBuiltServer, startProcess } from './support/processes';
import type { Effort } from './effort';
import { inFolder, takeTurns } from '../support/rounds';

const connections = 100;
const goal = 1;
const headers = { 'Accept-Encoding': 'br' };
const sirvServer = ['--import', 'tsx', 'tests/bench/support/sirv-server.ts'];

interface Turn {
  /** Responses per second. */
  readonly rate: number;
  /** 99th percentile of the response times, in milliseconds. */
  readonly p99: number;
}

/** Measures the home page, compressed by the build, against sirv on the same files. */
export async function benchStatic({
  rounds,
  seconds,
}: Pick<Effort, 'rounds' | 'seconds'>): Promise<Row[]> {
  return inFolder(async (folder) => {
    const database = { DATABASE_URL: `file:${join(folder, 'enrolments.db')}` };
    const { ours, theirs } = await takeTurns(rounds, {
      ours: () => turn(seconds, () => startBuiltServer(database)),
      theirs: () => turn(seconds, () => startProcess(sirvServer, {})),
    });
    const share = median(ours.map(({ rate }, i) => rate / (theirs[i]?.rate ?? Number.NaN)));
    return [
      {
        what: `home page, brotli, ${connections} connections, ${seconds} s`,
        goal: `≥ ${times(goal)} sirv`,
        value: `${times(share)}: ${rateOf(ours)} against ${rateOf(theirs)} requests/s`,
        met: share >= goal,
      },
      { what: 'its p99', value: `${delayOf(ours)} against ${delayOf(theirs)}` },
    ];
  });
}

async function turn(seconds: number, start: () => Promise<ServerProcess>): Promise<Turn> {
  const server = await start();
  try {
    const page = await fetch(server.url, { headers });
    const encoding = page.headers.get('content-encoding');
    if (encoding !== 'br') throw new Error(`The home page is encoded as ${encoding}, not br.`);
    const cannonade = (duration: number) =>
      autocannon({ url: server.url, connections, duration, headers });
    // Warm up, because code is slow until it has been compiled.
    await cannonade(2);
    const { requests, latency, non2xx, errors } = await cannonade(seconds);
    if (non2xx + errors > 0) throw new Error(`${non2xx} other responses, ${errors} errors.`);
    return { rate: requests.average, p99: latency.p99 };
  } finally {
    await server.kill();
  }
}

const rateOf = (turns: readonly Turn[]) => count(median(turns.map(({ rate }) => rate)));
const delayOf = (turns: readonly Turn[]) => milliseconds(median(turns.map(({ p99 }) => p99)));
