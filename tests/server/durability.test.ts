import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, copyFile, rename } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enrolment, lockDatabase, newKey, post, storedRows } from './support/requests';
import { type RunningServer, startServer } from './support/start-server';

/** Root may write what is read-only, unless this power is taken from it. */
const withoutPowerOverFiles =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

const started: RunningServer[] = [];

let folder: string;
/** For tests in which the database outlives its server. */
let databaseFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jambatan-'));
  databaseFile = join(folder, 'enrolments.db');
});

async function start(options?: Parameters<typeof startServer>[0]) {
  const server = await startServer(options);
  started.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

/** What a proxy is told of the server, as soon as it has noticed. */
async function becomes(server: RunningServer, status: 200 | 503) {
  await expect
    .poll(async () => (await fetch(`${server.url}/api/ready`)).status, { timeout: 10_000 })
    .toBe(status);
}

test('an answered request survives kill -9', async () => {
  const env = { DATABASE_URL: `file:${databaseFile}` };
  const server = await startServer({ env });
  const key = newKey();
  const { status, body } = await post(server.url, enrolment, { key });
  expect(status).toBe(201);
  await server.kill();

  const next = await start({ env });
  expect(storedRows(databaseFile)).toMatchObject([{ reference: body.reference }]);
  expect(await post(next.url, enrolment, { key })).toMatchObject({ status: 201, body });
});

test('SIGTERM: a request in flight is answered and stored, new ones are not taken', async () => {
  const server = await start();
  const { hostname, port } = new URL(server.url);
  const text = JSON.stringify(enrolment);
  const agent = new Agent({ keepAlive: true });
  const sending = request({
    agent,
    hostname,
    port,
    path: '/api/notifications',
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      Expect: '100-continue',
    },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(text.slice(0, 10));

  const exit = once(server.process, 'close');
  server.process.kill('SIGTERM');
  await expect
    .poll(() => fetch(server.url).catch(() => 'refused'), { timeout: 10_000 })
    .toBe('refused');
  sending.end(text.slice(10));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(201);
  expect(answer.headers.connection).toBe('close');
  answer.resume();
  expect(await exit).toEqual([0, null]);
  agent.destroy();
  expect(storedRows(server.databaseFile)).toHaveLength(1);
});

test('locked database: 503 and never a success; it recovers by itself', async () => {
  const server = await start();
  const key = newKey();
  const unlock = lockDatabase(server.databaseFile);
  const answer = await post(server.url, enrolment, { key });
  expect(answer).toMatchObject({ status: 503, body: { error: expect.any(String) } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  unlock();

  expect((await post(server.url, enrolment, { key })).status).toBe(201);
  expect(storedRows(server.databaseFile)).toHaveLength(1);
});

test('same key, still in progress: 409; the first is answered once the lock is gone', async () => {
  const server = await start();
  const key = newKey();
  const unlock = lockDatabase(server.databaseFile);
  const requests = [post(server.url, enrolment, { key }), post(server.url, enrolment, { key })];
  expect((await Promise.race(requests)).status).toBe(409);
  unlock();
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409]);
  expect(storedRows(server.databaseFile)).toHaveLength(1);
});

test('database moved away: 503; once it is back, requests are stored again', async () => {
  const server = await start();
  expect((await post(server.url, enrolment)).status).toBe(201);
  await rename(server.databaseFile, `${server.databaseFile}.away`);
  expect((await post(server.url, enrolment)).status).toBe(503);
  await becomes(server, 503);
  await rename(`${server.databaseFile}.away`, server.databaseFile);
  expect((await post(server.url, enrolment)).status).toBe(201);
  await becomes(server, 200);
  expect(storedRows(server.databaseFile)).toHaveLength(2);
});

test('read-only database: 503; once it may be written again, requests are stored', async () => {
  const server = await start({ launcher: withoutPowerOverFiles });
  expect((await post(server.url, enrolment)).status).toBe(201);
  // A file that is open can be written on: it is replaced, as from a backup.
  await rename(server.databaseFile, `${server.databaseFile}.old`);
  await copyFile(`${server.databaseFile}.old`, server.databaseFile);
  await chmod(server.databaseFile, 0o400);
  const refused = await post(server.url, enrolment);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await becomes(server, 503);

  await chmod(server.databaseFile, 0o600);
  expect((await post(server.url, enrolment)).status).toBe(201);
  await becomes(server, 200);
});

test('no room for the database to grow: 503, what was acknowledged is kept, and room is used', async () => {
  const server = await start({
    env: { DATABASE_URL: `file:${databaseFile}` },
    launcher: ['/bin/sh', '-c', 'ulimit -f 512; exec "$@"', 'sh'],
  });
  const long = { ...enrolment, name: 'x'.repeat(200), message: 'y'.repeat(500) };
  const answers: Awaited<ReturnType<typeof post>>[] = [];
  // Beyond the first refusal: opening the file anew may make a little room.
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
