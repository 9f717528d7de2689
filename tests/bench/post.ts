import { join } from 'node:path';
import { type PostgresServer, postgresRows, startPostgres } from '../server/support/postgres';
import { storedRows } from '../server/support/requests';
import { count, median, milliseconds, percentile, times } from '../support/figures';
import { inFolder, takeTurns } from '../support/rounds';
import type { Row } from '../support/row';
import type { Effort } from './effort';
import { doublesOf, load, lostOf, rateOf } from './support/load';
import { type ServerProcess, startBuiltServer, startProcess } from './support/processes';

const connections = 50;
const bareServer = ['--import', 'tsx', 'tests/bench/support/bare-server.ts'];

interface Turn {
  readonly rate: number;
  /** Milliseconds that 99 of 100 requests stay below. */
  readonly p99: number;
  readonly acknowledged: number;
  /** Acknowledged references that the database does not hold exactly once. */
  readonly lost: number;
  /** Keys that were acknowledged with two references. */
  readonly doubles: number;
}

/** `POST /api/notifications` on SQLite against a bare route that checks nothing. */
export async function benchPost({ rounds, seconds }: Effort): Promise<Row[]> {
  const { ours, bare } = await takeTurns(rounds, {
    ours: () => turnOnSqlite(seconds, (file) => startBuiltServer({ DATABASE_URL: `file:${file}` })),
    bare: () => turnOnSqlite(seconds, (file) => startProcess(bareServer, { DATABASE_FILE: file })),
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
      what: 'its p99',
      goal: '≤ 2.00 × that of the bare route',
      value: `${times(delay)}: ${delays(ours)} against ${delays(bare)}`,
      met: delay <= 2,
    },
    {
      what: 'acknowledged rows, after kill -9',
      goal: 'all on disk, once',
      value: `${count(acknowledged - lost)} of ${count(acknowledged)}`,
      met: lost === 0,
    },
  ];
}

/** `POST /api/notifications` on PostgreSQL, which is durable, beside SQLite in the same rounds. */
export async function benchPostgres({ rounds, seconds }: Effort): Promise<Row[]> {
  const server = await startPostgres({ durable: true });
  try {
    // Half as long as the comparison with the bare route: there are twice as many contestants.
    const turns = await takeTurns(rounds, contestants(server, seconds / 2));
    const all = [...turns.one, ...turns.two, ...turns.shared];
    const lost = sum(all, 'lost');
    const doubles = sum(turns.shared, 'doubles');
    const acknowledged = sum(all, 'acknowledged');
    return [
      {
        what: `POST, SQLite, ${connections} connections`,
        value: `${rates(turns.sqlite)} requests/s`,
      },
      { what: 'POST, PostgreSQL, one server process', value: `${rates(turns.one)} requests/s` },
      { what: 'POST, PostgreSQL, two server processes', value: `${rates(turns.two)} requests/s` },
      {
        what: 'two processes, each getting the same keys at once',
        goal: 'no double',
        value: `${count(doubles)} doubles, ${rates(turns.shared)} requests/s`,
        met: doubles === 0,
      },
      {
        what: 'acknowledged rows in PostgreSQL, servers after kill -9',
        goal: 'all there, once',
        value: `${count(acknowledged - lost)} of ${count(acknowledged)}`,
        met: lost === 0,
      },
    ];
  } finally {
    await server.remove();
  }
}

function contestants(server: PostgresServer, seconds: number) {
  const onPostgres = async (processes: number, keys?: string) => {
    const url = await server.createDatabase();
    const servers = [];
    for (let i = 0; i < processes; i++) servers.push(await startBuiltServer({ DATABASE_URL: url }));
    return turn(servers, seconds, () => postgresRows(url), keys);
  };
  return {
    sqlite: () =>
      turnOnSqlite(seconds, (file) => startBuiltServer({ DATABASE_URL: `file:${file}` })),
    one: () => onPostgres(1),
    two: () => onPostgres(2),
    shared: () => onPostgres(2, '0badcafe'),
  };
}

function turnOnSqlite(
  seconds: number,
  start: (file: string) => Promise<ServerProcess>,
): Promise<Turn> {
  return inFolder(async (folder) => {
    const file = join(folder, 'enrolments.db');
    return turn([await start(file)], seconds, async () => storedRows(file));
  });
}

async function turn(
  servers: readonly ServerProcess[],
  seconds: number,
  readRows: () => Promise<Record<string, unknown>[]>,
  keys?: string,
): Promise<Turn> {
  const result = await load({
    urls: servers.map((server) => server.url),
    connections,
    limit: { seconds },
    mix: ['new'],
    ...(keys === undefined ? {} : { keys }),
  });
  await Promise.all(servers.map((server) => server.kill()));
  return {
    rate: rateOf(result),
    p99: percentile(result.durations, 0.99),
    acknowledged: result.receipts.length,
    lost: lostOf(result, await readRows()),
    doubles: doublesOf(result),
  };
}

const rates = (turns: readonly Turn[]) => count(median(turns.map(({ rate }) => rate)));
const delays = (turns: readonly Turn[]) => milliseconds(median(turns.map(({ p99 }) => p99)));
const sum = (turns: readonly Turn[], figure: 'acknowledged' | 'lost' | 'doubles') =>
  turns.reduce((total, one) => total + one[figure], 0);
