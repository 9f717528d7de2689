import { submission } from './support/submission';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import { PostgresStore } from '../../src/server/store/postgres';
import { lockEnrolments, query, withParts } from './support/postgres-database';
import { enrolment, newKey } from './support/requests';
import { newPostgresUrl } from './support/stores';

const request = enrolment as EnrolmentRequest;

let url: string;
let opened: PostgresStore[];

beforeEach(async () => {
  url = await newPostgresUrl();
  opened = [];
});

afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()));
});

function open(address = url): PostgresStore {
  const store = new PostgresStore(address, []);
  opened.push(store);
  return store;
}

const list = (store: PostgresStore) => Readable.from(store.list()).toArray();

/** What a call throws while the database can't be used. */
const unavailable = (mayPass: boolean, words = '') =>
  expect.objectContaining({
    name: 'StoreUnavailableError',
    message: expect.stringContaining(words),
    mayPass,
  });

test('8 servers that start together on an empty database', async () => {
  const stores = Array.from({ length: 8 }, () => open());
  await Promise.all(stores.map((store) => store.create()));
  const acceptances = await Promise.all(
    stores.map((store) => store.accept(submission(request, undefined))),
  );
  expect(acceptances.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'created'));
  expect(await query(url, 'SELECT version FROM enrolments_schema')).toHaveLength(1);
});

test('a server that may neither create nor alter works with tables that are there', async () => {
  await open().create();
  const clerk = `${new URL(url).username}_clerk`;
  await query(
    url,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${await createRole(clerk)}`,
  );
  const store = open(withParts(url, { username: clerk, password: 'sample' }));
  await store.create();
  await store.ping();
  expect((await store.accept(submission(request, newKey()))).kind).toBe('created');
  expect(await store.purge('2100-01-01T00:00:00.000Z')).toBe(1);
});

async function createRole(name: string): Promise<string> {
  await query(inject('postgresUrl'), `CREATE ROLE ${name} LOGIN PASSWORD 'sample'`);
  return name;
}

test('what is acknowledged is on disk, whatever the database’s default', async () => {
  const { pathname } = new URL(url);
  await query(url, `ALTER DATABASE ${pathname.slice(1)} SET synchronous_commit = off`);
  const store = open();
  await store.create();
  await query(
    url,
    `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN new.message := current_setting('synchronous_commit'); RETURN new; END $$;
    CREATE TRIGGER note BEFORE INSERT ON enrolments FOR EACH ROW EXECUTE FUNCTION note()`,
  );
  await store.accept(submission(request, undefined));
  expect(await list(store)).toMatchObject([{ message: 'on' }]);
});

test('the place is told without user, password and options', () => {
  const { host, pathname } = new URL(url);
  expect(open(`${url}?application_name=secret&password=secret`).place).toBe(
    `postgres://${host}${pathname}`,
  );
});

describe('can’t be used, and nothing but the owner will change that', () => {
  test.each([
    ['wrong password', { password: 'mistaken-password' }, 'password authentication failed'],
    ['no password', { password: '' }, 'SASL'],
    ['unknown user', { username: 'nobody' }, 'password authentication failed'],
    ['unknown database', { pathname: '/unknown' }, 'database "unknown" does not exist'],
  ])('%s', async (_case, parts, words) => {
    const store = open(withParts(url, parts));
    const error = await store.create().catch((thrown: unknown) => thrown);
    expect(error).toEqual(unavailable(false, words));
    expect(error).toEqual(unavailable(false, `The database ${store.place} can't be used: `));
    const secret = decodeURIComponent(new URL(url).password);
    const { message, stack, cause } = error as Error;
    const told = [message, stack, (cause as Error).message, (cause as Error).stack].join('\n');
    for (const word of [secret, encodeURIComponent(secret), 'mistaken-password']) {
      expect(told).not.toContain(word);
    }
  });

  test('the server does not speak TLS, which the address demands', async () => {
    const store = open(`${url}?sslmode=verify-full`);
    await expect(store.create()).rejects.toThrow(unavailable(false, 'SSL'));
  });
});

describe('can’t be used for now', () => {
  test.each([['nobody listens there', { port: '1' }, 'ECONNREFUSED']])(
    '%s',
    async (_case, parts, words) => {
      await expect(open(withParts(url, parts)).create()).rejects.toThrow(unavailable(true, words));
    },
  );

  test('locked: every call says so in time, and goes well once the lock is gone', async () => {
    const store = open();
    await store.create();
    const unlock = await lockEnrolments(url);
    const calls = [
      store.accept(submission(request, newKey())),
      store.ping(),
      list(store),
      store.purge('2026-01-01T00:00:00.000Z'),
    ];
    const results = await Promise.allSettled(calls);
    await unlock();
    for (const result of results) {
      expect(result).toEqual({ status: 'rejected', reason: unavailable(true, 'lock') });
    }
    await store.ping();
    expect((await store.accept(submission(request, newKey()))).kind).toBe('created');
  });

  test('read-only: a ping tells it too', async () => {
    const { pathname, username } = new URL(url);
    const store = open();
    await store.create();
    const setting = `ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only`;
    await query(url, `${setting} = on`);
    await endConnectionsOf(username);
    await expect.poll(() => outcome(store.ping())).toEqual(unavailable(true, 'read-only'));
    await expect(store.accept(submission(request, newKey()))).rejects.toThrow(
      unavailable(true, 'read-only'),
    );
    expect(await list(store)).toEqual([]);
    await query(inject('postgresUrl'), `${setting} = off`);
    await endConnectionsOf(username);
    await expect.poll(() => outcome(store.accept(submission(request, newKey())))).toBeUndefined();
  });

  test('too many connections', async () => {
    const { username } = new URL(url);
    await query(inject('postgresUrl'), `ALTER ROLE ${username} CONNECTION LIMIT 0`);
    await expect(open().create()).rejects.toThrow(unavailable(true, 'too many connections'));
  });
});

test('a connection that is ended costs at most one call, and not the process', async () => {
  const store = open();
  await store.create();
  await store.accept(submission(request, newKey()));
  await endConnectionsOf(new URL(url).username);
  await expect.poll(() => outcome(store.accept(submission(request, newKey())))).toBeUndefined();

  // In the midst of a call.
  const unlock = await lockEnrolments(url);
  const waiting = outcome(store.accept(submission(request, newKey())));
  const waits = "AND wait_event_type = 'Lock'";
  await expect.poll(() => endConnectionsOf(new URL(url).username, waits)).toBe(1);
  expect(await waiting).toEqual(unavailable(true, 'terminating connection'));
  await unlock();
  await expect.poll(() => outcome(store.ping())).toBeUndefined();
});

test('tables that vanish are made anew', async () => {
  const store = open();
  await store.create();
  await query(url, 'DROP TABLE spent_keys, office_notices, enrolments, enrolments_schema');
  await expect(store.accept(submission(request, newKey()))).rejects.toThrow(unavailable(true));
  expect((await store.accept(submission(request, newKey()))).kind).toBe('created');
});

test('a value that no database takes is a fault of the program, not of the database', async () => {
  const store = open();
  await store.create();
  const error = await outcome(store.accept(submission({ ...request, name: 'A\u0000B' }, newKey())));
  expect(error).toMatchObject({ name: 'error', message: expect.stringContaining('0x00') });
  await store.ping();
});

/** What a call throws; undefined if it goes well. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Returns how many there were. */
async function endConnectionsOf(user: string, condition = ''): Promise<number> {
  const ended = await query(
    inject('postgresUrl'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1 ${condition}`,
    [user],
  );
  return ended.length;
}
