import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cycles, tellFigures } from '../support/fault-figures';
import { postgresRows } from '../support/postgres-database';
import { storedRows } from '../support/requests';
import { keepSending, Ledger, nothingLost } from '../support/senders';
import { startServer } from '../support/start-server';
import { newPostgresUrl } from '../support/stores';

const onSqlite = cycles('KILL_CYCLES', 5);
const onPostgres = cycles('KILL_CYCLES_POSTGRES', 2);
/** A cycle takes a second, and on a slow machine some; in milliseconds. */
const patience = 20_000;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jambatan-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test(
  `SQLite: nothing acknowledged is lost, nothing doubled by kill -9 under load, ${onSqlite} times`,
  { timeout: onSqlite * patience },
  async () => {
    const file = join(folder, 'enrolments.db');
    const ledger = await killAgainAndAgain(`file:${file}`, onSqlite);
    const verdict = ledger.verdict(storedRows(file));
    const integrity = integrityOf(file);
    tellFigures('server killed, SQLite', { kills: onSqlite, ...verdict, integrity });
    expect(verdict).toMatchObject(nothingLost);
    expect(integrity).toBe('ok');
  },
);

test(
  `PostgreSQL: nothing acknowledged is lost, nothing doubled by kill -9 of the server, ${onPostgres} times`,
  { timeout: onPostgres * patience },
  async () => {
    const url = await newPostgresUrl();
    const ledger = await killAgainAndAgain(url, onPostgres);
    const verdict = ledger.verdict(await postgresRows(url));
    tellFigures('server killed, PostgreSQL', { kills: onPostgres, ...verdict });
    expect(verdict).toMatchObject(nothingLost);
  },
);

/** Each time at another moment of the work; what was not answered is sent again to the next one. */
async function killAgainAndAgain(url: string, times: number): Promise<Ledger> {
  const ledger = new Ledger();
  for (let i = 0; i < times; i++) {
    const server = await startServer({ env: { DATABASE_URL: url } });
    const before = ledger.acknowledged;
    const sending = keepSending(server.url, ledger, { senders: 10 });
    await expect
      .poll(() => ledger.acknowledged, { interval: 5, timeout: patience })
      .toBeGreaterThan(before + 20);
    await delay(randomInt(200));
    await server.kill();
    await sending;
  }
  return ledger;
}

function integrityOf(file: string): string {
  const database = new Database(file);
  try {
    return String(database.pragma('integrity_check', { simple: true }));
  } finally {
    database.close();
  }
}
