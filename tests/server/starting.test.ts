import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { enrolment, lockDatabase, post } from './support/requests';
import { runServer, startServer } from './support/start-server';

const folder = mkdtempSync(join(tmpdir(), 'jambatan-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('it says where it listens and where the data lies', async () => {
  const server = await startServer();
  expect(server.logs()).toContain(`Jambatan is at ${server.url}\n`);
  expect(server.logs()).toContain(`Enrolments are stored in ${server.databaseFile}\n`);
  expect(await server.stop()).toBe(0);
});

test.each([
  [{ PORT: 'http' }, "PORT is 'http', but it has to be a whole number from 0 to 65535.\n"],
  [
    { TRUST_PROXY: 'true' },
    "TRUST_PROXY is 'true', but each item has to be an address or a CIDR of a proxy, like '10.0.0.0/8' or '::1'.\n",
  ],
])('a wrong setting, %j, stops the start with one sentence', async (env, sentence) => {
  expect(await runServer(env)).toEqual({ code: 1, stdout: '', stderr: sentence });
});

test('a port in use stops the start with one sentence', async () => {
  const server = await startServer();
  const { port } = new URL(server.url);
  const env = { PORT: port, DATABASE_URL: `file:${join(folder, 'second.db')}` };
  expect(await runServer(env)).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'Another program already listens on this port. Please stop it, or set PORT to a free one.\n',
  });
  await server.stop();
});

test('a database that is none stops the start with one sentence, and stays as it is', async () => {
  const text = join(folder, 'letter.txt');
  writeFileSync(text, 'Dear Sir or Madam, this is no database. '.repeat(200));
  const newer = join(folder, 'newer.db');
  const database = new Database(newer);
  database.pragma('user_version = 99');
  database.close();
  for (const file of [text, newer, join(text, 'enrolments.db'), folder]) {
    const { code, stdout, stderr } = await runServer({ PORT: '0', DATABASE_URL: `file:${file}` });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^The database .* can't be used: .*\. Please check DATABASE_URL\.\n$/);
  }
});

test('a database that is locked for now: it starts without, and recovers by itself', async () => {
  const file = join(folder, 'locked.db');
  const unlock = lockDatabase(file);
  const server = await startServer({ env: { DATABASE_URL: `file:${file}` } });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(503);
  unlock();
  expect((await post(server.url, enrolment)).status).toBe(201);
  const ready = () => fetch(`${server.url}/api/ready`).then(({ status }) => status);
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  expect(server.logs()).toContain('"msg":"started without the database, which is away for now"');
  expect(await server.stop()).toBe(0);
});

test('a database server that is away: it starts without, and says nowhere how to log in', async () => {
  const server = await startServer({
    env: { DATABASE_URL: 'postgres://jambatan:canary-password@127.0.0.1:1/enrolments' },
  });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(503);
  expect((await post(server.url, enrolment)).status).toBe(503);
  expect(await server.stop()).toBe(0);
  expect(server.logs()).toContain('Enrolments are stored in postgres://127.0.0.1:1/enrolments\n');
  expect(server.logs()).not.toContain('canary-password');
});

test('a disk without room: it starts, is healthy, and takes no request', async () => {
  const file = join(folder, 'full.db');
  const before = await startServer({ env: { DATABASE_URL: `file:${file}` } });
  expect((await post(before.url, enrolment)).status).toBe(201);
  await before.stop();
  const server = await startServer({
    env: { DATABASE_URL: `file:${file}` },
    launcher: ['/bin/sh', '-c', 'ulimit -f 8; exec "$@"', 'sh'],
  });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(503);
  expect((await post(server.url, enrolment)).status).toBe(503);
  expect(await server.stop()).toBe(0);
});
