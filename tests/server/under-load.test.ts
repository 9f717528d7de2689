import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cycles, printFigures } from './support/fault-figures';
import { createDatabase, postgresRows, startPostgres } from './support/postgres';
import { storedRows } from './support/requests';
import { keepSending, Ledger, nothingLost } from './support/senders';
import { startServer } from './support/start-server';
import { newPostgresUrl } from './support/stores';

const kills = cycles('KILL_CYCLES', 3);
const killsOnPostgres = cycles('KILL_CYCLES_POSTGRES', 1);
const killsOfPostgres = cycles('POSTGRES_KILLS', 1);
/** Time limit per cycle, in milliseconds. A cycle takes a second, or more on a slow machine. */
const timeout = 30_000;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jambatan-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Waits until more than `amount` further requests have been acknowledged. */
async function moreAcknowledged(ledger: Ledger, amount: number): Promise<void> {
  const before = ledger.acknowledged;
  await expect
    .poll(() => ledger.acknowledged, { interval: 5, timeout })
    .toBeGreaterThan(before + amount);
}

const databases = [
  {
    kind: 'SQLite',
    times: kills,
    make: async (name: string) => {
      const file = join(folder, `${name}.db`);
      return { url: `file:${file}`, rows: async () => storedRows(checked(file)) };
    },
  },
  {
    kind: 'PostgreSQL',
    times: killsOnPostgres,
    make: async () => {
      const url = await newPostgresUrl();
      return { url, rows: () => postgresRows(url) };
    },
  },
];

/**
 * Checks that a database file is intact, and returns its path.
 *
 * @throws if the file is damaged
 */
function checked(file: string): string {
  const database = new Database(file);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  database.close();
  return file;
}

describe.each(databases)('$kind', ({ kind, times, make }) => {
  test(
    `no acknowledged request is lost or duplicated if the server is killed ${times} times`,
    { timeout: 60_000 + times * timeout },
    async () => {
      const { url, rows } = await make('killed');
      const ledger = new Ledger();
      // Kill the server at a different moment each time. Requests without a response are sent again
      // to the next server.
      for (let i = 0; i < times; i++) {
        const server = await startServer({ env: { DATABASE_URL: url } });
        const sending = keepSending(server.url, ledger, { senders: 10 });
        await moreAcknowledged(ledger, 20);
        await delay((i * 67) % 200);
        await server.kill();
        await sending;
      }
      const violations = ledger.violations(await rows());
      printFigures(`server killed, ${kind}`, { kills: times, ...violations });
      expect(violations).toMatchObject(nothingLost);
    },
  );
});

test(
  `killing PostgreSQL ${killsOfPostgres} times causes a 503 until it is restarted, and no acknowledged request is lost`,
  { timeout: 60_000 + killsOfPostgres * 2 * timeout },
  async () => {
    const postgres = await startPostgres({ durable: true });
    const url = await createDatabase(postgres.url);
    const server = await startServer({ env: { DATABASE_URL: url } });
    const ledger = new Ledger();
    const end = new AbortController();
    const sending = keepSending(server.url, ledger, { senders: 10, signal: end.signal });
    const readiness = async () => (await fetch(`${server.url}/api/ready`)).status;
    for (let i = 0; i < killsOfPostgres; i++) {
      await moreAcknowledged(ledger, 20);
      await postgres.kill();
      await expect.poll(readiness, { timeout }).toBe(503);
      const refused = ledger.countResponses(503);
      await expect.poll(() => ledger.countResponses(503), { timeout }).toBeGreaterThan(refused);
      await postgres.start();
      await expect.poll(readiness, { timeout }).toBe(200);
    }
    await moreAcknowledged(ledger, 20);
    end.abort();
    await sending;
    expect(await server.stop()).toBe(0);

    const violations = ledger.violations(await postgresRows(url));
    await postgres.remove();
    const refusals = ledger.countResponses(503);
    const figures = { kills: killsOfPostgres, ...violations, 'answers 503': refusals };
    printFigures('PostgreSQL killed', figures);
    expect(violations).toMatchObject(nothingLost);
    expect(ledger.countResponses(201) + refusals).toBe(ledger.outcomes.length);
  },
);
