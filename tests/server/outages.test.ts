import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { newFolder } from './support/new-folder';
import { enrolment, lockDatabase, post, storedRows } from './support/requests';
import { type RunningServer, startServer } from './support/start-server';

let databaseFile: string;

beforeEach(() => {
  databaseFile = join(newFolder(), 'enrolments.db');
});

async function start(launcher: readonly string[] = []) {
  const server = await startServer({ env: { DATABASE_URL: `file:${databaseFile}` }, launcher });
  onTestFinished(() => server.kill());
  return server;
}

const ask = async ({ url }: RunningServer, name: 'health' | 'ready') =>
  (await fetch(`${url}/api/${name}`)).status;

test('a server started with a locked database is healthy, and becomes ready once the database is unlocked', async () => {
  const unlock = lockDatabase(databaseFile);
  const server = await start();
  expect(await ask(server, 'health')).toBe(200);
  expect(await ask(server, 'ready')).toBe(503);
  unlock();
  expect((await post(server.url, enrolment)).status).toBe(201);
  await expect.poll(() => ask(server, 'ready')).toBe(200);
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
