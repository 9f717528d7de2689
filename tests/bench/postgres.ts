import { join } from 'node:path';
import { storedRows } from '../server/support/requests';
import { type PostgresServer, startPostgres } from '../server/support/postgres';
import { postgresRows } from '../server/support/postgres';
import type { Row } from '../support/row';
import { count, median } from '../support/figures';
import { doublesOf, load, lostOf, rateOf } from './support/load';
import { startBuiltServer } from './support/processes';
import type { Effort } from './effort';
import { inFolder, takeTurns } from '../support/rounds';

const connections = 50;

interface Turn {
  readonly rate: number;
  readonly acknowledged: number;
  /** Acknowledged requests that are not in the database exactly once. */
  readonly lost: number;
  /** Keys that were acknowledged with two references. */
  readonly doubles: number;
}

/** `POST /api/notifications` on PostgreSQL, which is durable, beside SQLite in the same rounds. */
export async function benchPostgres({ rounds, seconds }: Effort): Promise<Row[]> {
  const server = await startPostgres({ durable: true });
  try {
    // Half as long as the comparison with the bare route: there are twice as many contestants.
    const turns = await takeTurns(rounds, contestants(server, seconds / 2));
    const all = [...turns.one, ...turns.two, ...turns.shared];
    const lost = sum(all, ({ lost: amount }) => amount);
    const doubles = sum(turns.shared, ({ doubles: amount }) => amount);
    const acknowledged = sum(all, (one) => one.acknowledged);
    return [
      { what: `POST, SQLite, ${connections} connections`, value: rates(turns.sqlite) },
      { what: 'POST, PostgreSQL, one server process', value: rates(turns.one) },
      { what: 'POST, PostgreSQL, two server processes', value: rates(turns.two) },
      {
        what: 'two processes, each getting the same keys at once',
        goal: 'no double',
        value: `${count(doubles)} doubles, ${rates(turns.shared)}`,
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
    return turn({ url, processes, seconds, keys }, () => postgresRows(url));
  };
  return {
    sqlite: () =>
      inFolder(async (folder) => {
        const file = join(folder, 'enrolments.db');
        return turn({ url: `file:${file}`, processes: 1, seconds }, async () => storedRows(file));
      }),
    one: () => onPostgres(1),
    two: () => onPostgres(2),
    shared: () => onPostgres(2, '0badcafe'),
  };
}

async function turn(
  {
    url,
    processes,
    seconds,
    keys,
  }: { url: string; processes: number; seconds: number; keys?: string | undefined },
  readRows: () => Promise<Record<string, unknown>[]>,
): Promise<Turn> {
  const servers = [];
  for (let i = 0; i < processes; i++) servers.push(await startBuiltServer({ DATABASE_URL: url }));
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
    acknowledged: result.receipts.length,
    lost: lostOf(result, await readRows()),
    doubles: doublesOf(result),
  };
}

const rates = (turns: readonly Turn[]) =>
  `${count(median(turns.map(({ rate }) => rate)))} requests/s`;

function sum(turns: readonly Turn[], amountOf: (turn: Turn) => number): number {
  return turns.reduce((total, one) => total + amountOf(one), 0);
}
