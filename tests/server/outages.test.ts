import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, copyFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enrolment, lockDatabase, post, storedRows } from './support/requests';
import { type RunningServer, startServer } from './support/start-server';

/** Command that drops root's capability to write to read-only files. Empty for other users. */
const withoutPowerOverFiles =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

const started: RunningServer[] = [];
let folder: string;
let databaseFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jambatan-'));
  databaseFile = join(folder, 'enrolments.db');
});

async function start(launcher: readonly string[] = []) {
  const server = await startServer({ env: { DATABASE_URL: `file:${databaseFile}` }, launcher });
  started.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.kill()));
  rmSync(folder, { recursive: true });
});

const ask = (server: RunningServer, name: 'health' | 'ready') => fetch(`${server.url}/api/${name}`);

/** Waits until the readiness check returns this status. */
async function becomes(server: RunningServer, status: 200 | 503) {
  await expect
    .poll(async () => (await ask(server, 'ready')).status, { timeout: 20_000 })
    .toBe(status);
}

test('a server started with a locked database is healthy, and becomes ready once the database is unlocked', async () => {
  const unlock = lockDatabase(databaseFile);
  const server = await start();
  const [health, notReady] = [await ask(server, 'health'), await ask(server, 'ready')];
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ status: 'ok' });
  expect(notReady.status).toBe(503);
  expect(notReady.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(notReady.headers.get('cache-control')).toBe('no-store');
  expect(await notReady.json()).toMatchObject({ status: 'database unavailable' });
  unlock();
  expect((await post(server.url, enrolment)).status).toBe(201);
  await becomes(server, 200);
  expect(server.logs()).toContain(
    '"msg":"started without the database, which is temporarily unavailable"',
  );
});

test('a moved database file causes a 503 until it is moved back', async () => {
  const server = await start();
  expect((await post(server.url, enrolment)).status).toBe(201);
  await rename(databaseFile, `${databaseFile}.away`);
  expect((await post(server.url, enrolment)).status).toBe(503);
  await rename(`${databaseFile}.away`, databaseFile);
  expect((await post(server.url, enrolment)).status).toBe(201);
  expect(storedRows(databaseFile)).toHaveLength(2);
});

test('a read-only database causes a 503 until it is writable again', async () => {
  const server = await start(withoutPowerOverFiles);
  expect((await post(server.url, enrolment)).status).toBe(201);
  // An open file stays writable, so replace it, as restoring a backup would.
  await rename(databaseFile, `${databaseFile}.old`);
  await copyFile(`${databaseFile}.old`, databaseFile);
  await chmod(databaseFile, 0o400);
  expect((await post(server.url, enrolment)).status).toBe(503);
  await becomes(server, 503);
  await chmod(databaseFile, 0o600);
  expect((await post(server.url, enrolment)).status).toBe(201);
  await becomes(server, 200);
});

test('a database that can’t grow causes a 503, keeps acknowledged requests, and reuses freed space', async () => {
  const server = await start(['/bin/sh', '-c', 'ulimit -f 512; exec "$@"', 'sh']);
  const long = { ...enrolment, name: 'x'.repeat(200), message: 'y'.repeat(500) };
  const answers: Awaited<ReturnType<typeof post>>[] = [];
  // Continue after the first 503, because reopening the file may free a little space.
  const refusals = () => answers.filter(({ status }) => status !== 201);
  while (refusals().length < 3 && answers.length < 2000) {
    answers.push(await post(server.url, long));
  }
  expect(refusals().map(({ status }) => status)).toEqual([503, 503, 503]);
  const acknowledged = answers.flatMap(({ status, body }) =>
    status === 201 ? [String(body.reference)] : [],
  );
  const references = () => storedRows(databaseFile).map(({ reference }) => reference);
  expect(references()).toEqual(acknowledged);

  const database = new Database(databaseFile);
  database.exec('DELETE FROM enrolments WHERE id % 2 = 0; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const { status, body } = await post(server.url, long);
  expect(status).toBe(201);
  await server.kill();
  started.pop();
  expect(references()).toContain(body.reference);
});
