import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { startRetention } from '../../src/server/retention';
import { StoreUnavailableError } from '../../src/server/store/enrolment-store';
import { SqliteStore } from '../../src/server/store/sqlite';
import { enrolment, newKey, post, prepareInsert, storedRows } from './support/requests';
import { startServer } from './support/start-server';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

afterEach(() => {
  vi.useRealTimers();
});

test('the server forgets what was kept long enough, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-retention-'));
  const file = join(folder, 'enrolments.db');
  const keyOfOld = newKey();
  await fillDatabase(file, [
    { reference: 'JLA-OLD', key: keyOfOld, name: 'Zephyrine Quillfeather', ageInDays: 29.97 },
    { reference: 'JLA-NEW', key: newKey(), name: 'Tan Wei Ling', ageInDays: 29.9 },
  ]);

  const server = await startServer({
    env: { DATABASE_URL: `file:${file}`, RETENTION_DAYS: '30' },
  });
  const references = () => storedRows(file).map(({ reference }) => reference);
  await expect.poll(references, { timeout: 20_000 }).toEqual(['JLA-NEW']);
  await expect.poll(() => server.logs(), { timeout: 20_000 }).toContain('"count":1,"days":30');
  for (const suffix of ['', '-wal']) {
    expect(readFileSync(file + suffix).includes('Zephyrine')).toBe(false);
  }
  const database = new Database(file, { readonly: true });
  expect(database.prepare('SELECT count(*) FROM office_notices').pluck().get()).toBe(1);
  database.close();
  // The key is free again: its request would count as a new one.
  const again = await post(server.url, { ...enrolment, hours: 1 }, { key: keyOfOld });
  expect(again.status).toBe(201);
  expect(await server.stop()).toBe(0);
  expect(server.logs()).not.toMatch(/Zephyrine|Tan Wei Ling|JLA-OLD/);
  rmSync(folder, { recursive: true });
});

test('it looks hourly, also after a failure, and no more once stopped', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  const away = new StoreUnavailableError('a database', new Error('away'), { mayPass: true });
  const purge = vi.fn<(before: string) => Promise<number>>(async () => 0);
  const log = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const stop = startRetention({ purge }, 365, log as unknown as FastifyBaseLogger);
  expect(purge).not.toHaveBeenCalled();

  const callsAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return purge.mock.calls.length;
  };
  expect(await callsAfter(60_000)).toBe(1);
  // What would be too old by the next time goes now.
  expect(purge).toHaveBeenLastCalledWith('2025-11-21T09:00:01.000Z');
  expect(await callsAfter(hour - 60_000)).toBe(1);
  purge.mockRejectedValueOnce(away);
  expect(await callsAfter(60_000)).toBe(2);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await callsAfter(hour)).toBe(3);
  expect(await callsAfter(10 * hour)).toBe(13);
  stop();
  expect(await callsAfter(10 * hour)).toBe(13);
});

interface Old {
  readonly reference: string;
  readonly key: string;
  readonly name: string;
  readonly ageInDays: number;
}

/** Stores enrolments of a certain age, each with a notice to the office, past the server. */
async function fillDatabase(file: string, rows: readonly Old[]): Promise<void> {
  const store = new SqliteStore(file, []);
  await store.create();
  await store.close();
  const database = new Database(file);
  const insert = prepareInsert(database);
  const addNotice = database.prepare(
    `INSERT INTO office_notices (enrolment, channel, due_at) VALUES (?, 'mail', 0)`,
  );
  for (const { ageInDays, ...row } of rows) {
    const receivedAt = new Date(Date.now() - ageInDays * day).toISOString();
    addNotice.run(insert.run({ ...enrolment, ...row, receivedAt }).lastInsertRowid);
  }
  database.close();
}
