import { afterAll, beforeAll, expect, test } from 'vitest';
import { cycles, tellFigures } from '../support/fault-figures';
import { type PostgresServer, startPostgres } from '../support/postgres';
import { postgresRows } from '../support/postgres-database';
import { keepSending, Ledger, nothingLost } from '../support/senders';
import { startServer } from '../support/start-server';

const times = cycles('POSTGRES_KILLS', 1);
/** In milliseconds; PostgreSQL reads its log after a crash before it takes connections. */
const patience = 30_000;

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});

afterAll(() => postgres.remove());

test(
  `PostgreSQL killed under load, ${times} times: 503 meanwhile, then taken again, nothing lost`,
  { timeout: 60_000 + times * 2 * patience },
  async () => {
    const url = await postgres.createDatabase();
    const server = await startServer({ env: { DATABASE_URL: url } });
    const ledger = new Ledger();
    const end = new AbortController();
    const sending = keepSending(server.url, ledger, { senders: 10, signal: end.signal });
    const isReady = async () => (await fetch(`${server.url}/api/ready`)).status;
    const moreAcknowledged = async () => {
      const before = ledger.acknowledged;
      await expect
        .poll(() => ledger.acknowledged, { interval: 5, timeout: patience })
        .toBeGreaterThan(before + 20);
    };

    for (let i = 0; i < times; i++) {
      await moreAcknowledged();
      await postgres.kill();
      await expect.poll(isReady, { timeout: patience }).toBe(503);
      const refused = ledger.answersOf(503);
      await expect
        .poll(() => ledger.answersOf(503), { timeout: patience })
        .toBeGreaterThan(refused);
      await postgres.start();
      await expect.poll(isReady, { timeout: patience }).toBe(200);
    }
    await moreAcknowledged();
    end.abort();
    await sending;
    expect(await server.stop()).toBe(0);

    const verdict = ledger.verdict(await postgresRows(url));
    const answers = ledger.outcomes.filter(({ kind }) => kind === 'answered').length;
    tellFigures('PostgreSQL killed', {
      kills: times,
      ...verdict,
      'answers 503': ledger.answersOf(503),
    });
    expect(verdict).toMatchObject(nothingLost);
    expect(ledger.answersOf(201) + ledger.answersOf(503)).toBe(answers);
    expect(answers).toBe(ledger.outcomes.length);
  },
);
