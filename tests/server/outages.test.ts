import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, copyFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { enrolment, lockDatabase, post, storedRows } from './support/requests';
import { type RunningServer, startServer } from './support/start-server';

/** Command that drops root's capability to write to read-only files. Empty for other users. */
const withoutPowerOverFiles =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

let databaseFile: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-'));
  databaseFile = join(folder, 'enrolments.db');
  return () => rmSync(folder, { recursive: true });
});

async function start(launcher: readonly string[] = []) {
  const server = await startServer({ env: { DATABASE_URL: `file:${databaseFile}` }, launcher });
  onTestFinished(() => server.kill());
  return server;
}

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
  expect((await ask(server, 'health')).status).toBe(200);
  expect((await ask(server, 'ready')).status).toBe(503);
  unlock();
  expect((await post(server.url, enrolment)).status).toBe(201);
  await becomes(server, 200);
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
  expect(references()).toContain(body.reference);
});
