import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellFigures } from '../support/fault-figures';
import { postgresRows } from '../support/postgres-database';
import { storedRows } from '../support/requests';
import { keepSending, Ledger, nothingLost } from '../support/senders';
import { startServer } from '../support/start-server';
import { newPostgresUrl } from '../support/stores';

const allAnswered = {
  ...nothingLost,
  'stored without an answer': 0,
  'answers cut off': 0,
  'answers but 201 and 503': 0,
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jambatan-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('SQLite, SIGTERM under load: all that was taken is answered, and nothing cut off', async () => {
  const file = join(folder, 'enrolments.db');
  const ledger = await stopUnderLoad(`file:${file}`);
  const figures = figuresOf(ledger, storedRows(file));
  tellFigures('SIGTERM under load, SQLite', figures);
  expect(figures).toMatchObject(allAnswered);
});

// Here many requests wait for the database at the moment of the signal.
test('PostgreSQL, SIGTERM under load: all that was taken is answered, and nothing cut off', async () => {
  const url = await newPostgresUrl();
  const ledger = await stopUnderLoad(url);
  const figures = figuresOf(ledger, await postgresRows(url));
  tellFigures('SIGTERM under load, PostgreSQL', figures);
  expect(figures).toMatchObject(allAnswered);
});

/** Sends until the server is gone, after a signal in the midst of it. */
async function stopUnderLoad(databaseUrl: string): Promise<Ledger> {
  const server = await startServer({ env: { DATABASE_URL: databaseUrl } });
  const ledger = new Ledger();
  const exit = once(server.process, 'close');
  const sending = keepSending(server.url, ledger, { senders: 50 });
  await expect
    .poll(() => ledger.acknowledged, { interval: 5, timeout: 20_000 })
    .toBeGreaterThan(100);
  server.process.kill('SIGTERM');
  await sending;
  expect(await exit).toEqual([0, null]);
  return ledger;
}

function figuresOf(ledger: Ledger, rows: readonly Record<string, unknown>[]) {
  const verdict = ledger.verdict(rows);
  const amountOf = (wanted: string) => ledger.outcomes.filter(({ kind }) => kind === wanted).length;
  return {
    ...verdict,
    'stored without an answer': verdict.rows - verdict.acknowledged,
    'answers cut off': amountOf('cut off'),
    'answers but 201 and 503': amountOf('answered') - ledger.answersOf(201) - ledger.answersOf(503),
  };
}
