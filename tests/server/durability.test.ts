import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enrolment, lockDatabase, newKey, post, storedRows } from './support/requests';
import { type RunningServer, startServer } from './support/start-server';

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
  const [answer, health] = await Promise.all([
    post(server.url, enrolment, { key }),
    fetch(`${server.url}/api/health`),
  ]);
  expect(answer).toMatchObject({ status: 503, body: { error: expect.any(String) } });
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ status: 'database unavailable' });
  unlock();

  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
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
  expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
  await rename(`${server.databaseFile}.away`, server.databaseFile);
  expect((await post(server.url, enrolment)).status).toBe(201);
  expect(storedRows(server.databaseFile)).toHaveLength(2);
});

test('no room for the database to grow: 503, and exactly what was acknowledged is kept', async () => {
  const server = await startServer({
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
  await server.kill();
  const acknowledged = answers.filter(({ status }) => status === 201);
  expect(storedRows(databaseFile).map(({ reference }) => reference)).toEqual(
    acknowledged.map(({ body }) => body.reference),
  );
});
