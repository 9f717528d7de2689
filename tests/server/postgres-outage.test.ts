import { submission } from './support/submission';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import { PostgresStore } from '../../src/server/store/postgres';
import { type PostgresServer, startPostgres } from './support/postgres';
import { postgresRows } from './support/postgres-database';
import { enrolment, newKey, post } from './support/requests';
import { type RunningServer, startServer } from './support/start-server';

const request = enrolment as EnrolmentRequest;

/** Not the one of the other tests: this one goes away and comes back. */
let postgres: PostgresServer;
let url: string;
const servers: RunningServer[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.remove());

beforeEach(async () => {
  url = await postgres.createDatabase();
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await postgres.start();
});

test('away at the start: the first call that reaches it creates the tables', async () => {
  const store = new PostgresStore(url, []);
  await postgres.stop();
  await expect(store.create()).rejects.toThrow(
    expect.objectContaining({ name: 'StoreUnavailableError', mayPass: true }),
  );
  await postgres.start();
  expect((await store.accept(submission(request, newKey()))).kind).toBe('created');
  await store.close();
});

test.each(['stop', 'kill'] as const)('after a %s it goes on where it was', async (end) => {
  const store = new PostgresStore(url, []);
  await store.create();
  const key = newKey();
  const first = await store.accept(submission(request, key));
  await postgres[end]();
  for (const call of [
    store.accept(submission(request, newKey())),
    store.ping(),
    store.purge('2026-01-01T00:00:00.000Z'),
  ]) {
    await expect(call).rejects.toThrow(
      expect.objectContaining({ name: 'StoreUnavailableError', mayPass: true }),
    );
  }
  await postgres.start();
  expect(await store.accept(submission(request, key))).toEqual({ ...first, kind: 'repeated' });
  await store.close();
});

test('two servers on one database', async () => {
  const start = async () => {
    const server = await startServer({ env: { DATABASE_URL: url } });
    servers.push(server);
    return server;
  };
  const [server, other] = await Promise.all([start(), start()]);
  const key = newKey();
  const answers = await Promise.all(
    [server, other].map((each) => post(each.url, enrolment, { key })),
  );
  const rows = await postgresRows(url);
  expect(rows).toHaveLength(1);
  for (const { status, body } of answers) {
    expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body });
  }
  expect(answers[0]?.body.reference).toBe(rows[0]?.reference);

  const readiness = async () => (await fetch(`${other.url}/api/ready`)).status;
  await postgres.stop();
  expect((await post(server.url, enrolment)).status).toBe(503);
  await expect.poll(readiness).toBe(503);
  await postgres.start();
  expect((await post(server.url, enrolment)).status).toBe(201);
  await expect.poll(readiness).toBe(200);
  expect(await postgresRows(url)).toHaveLength(2);

  const { host, pathname, password } = new URL(url);
  expect(server.logs()).toContain(`Enrolments are stored in postgres://${host}${pathname}\n`);
  for (const secret of [password, decodeURIComponent(password)]) {
    expect(server.logs()).not.toContain(secret);
  }
  expect(await server.stop()).toBe(0);
});
