import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { startRetention } from '../../src/server/retention';
import { StoreUnavailableError } from '../../src/server/store/database';
import { openStore } from '../../src/server/store/enrolment-store';
import { runOnFile } from '../support/sqlite';
import { newFolder } from './support/new-folder';
import { pendingNotices } from './support/office';
import { enrolment, storedRows, storeNew } from './support/requests';
import { startServer } from './support/start-server';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

afterEach(() => {
  vi.useRealTimers();
});

test('the server deletes requests whose retention period is ending, along with their notices, and keeps newer ones', async () => {
  const file = join(newFolder(), 'enrolments.db');
  await storeOnDay(file, 'Zephyrine Quillfeather', 29.97);
  await storeOnDay(file, 'Tan Wei Ling', 29.9);

  const server = await startServer({
    env: { DATABASE_URL: `file:${file}`, RETENTION_DAYS: '30' },
  });
  const names = () => storedRows(file).map(({ name }) => name);
  await expect.poll(names).toEqual(['Tan Wei Ling']);
  await expect.poll(() => server.logs()).toContain('"count":1,"days":30');
  for (const suffix of ['', '-wal']) {
    expect(readFileSync(file + suffix).includes('Zephyrine')).toBe(false);
  }
  expect(pendingNotices(file)).toBe(1);
  expect(await server.stop()).toBe(0);
  expect(server.logs()).not.toMatch(/Zephyrine|Tan Wei Ling/);
});

test('the purge runs hourly, even after a failure, until it is stopped', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  const unreachable = new StoreUnavailableError('a database', new Error('unreachable'), {
    isTransient: true,
  });
  const purge = vi.fn<(before: string) => Promise<number>>(async () => 0);
  const log = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const store = { purge, tidy: async () => {} };
  const stop = startRetention(store, 365, log as unknown as FastifyBaseLogger);
  expect(purge).not.toHaveBeenCalled();

  const callsAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return purge.mock.calls.length;
  };
  expect(await callsAfter(60_000)).toBe(1);
  // Each run also deletes the rows that would become too old before the next run.
  expect(purge).toHaveBeenLastCalledWith('2025-11-21T09:00:01.000Z');
  expect(await callsAfter(hour - 60_001)).toBe(1);
  purge.mockRejectedValueOnce(unreachable);
  expect(await callsAfter(60_000)).toBe(2);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await callsAfter(hour)).toBe(3);
  expect(await callsAfter(10 * hour)).toBe(13);
  stop();
  expect(await callsAfter(10 * hour)).toBe(13);
});

/** Stores an enrolment as if it had arrived the given number of days ago. */
async function storeOnDay(file: string, name: string, ageInDays: number): Promise<void> {
  const store = await openStore({ kind: 'sqlite', file }, ['mail']);
  await store.database.create();
  await storeNew(store, { ...enrolment, name });
  await store.database.close();
  const receivedAt = new Date(Date.now() - ageInDays * day).toISOString();
  runOnFile(file, 'UPDATE enrolments SET received_at = ? WHERE name = ?', receivedAt, name);
}
