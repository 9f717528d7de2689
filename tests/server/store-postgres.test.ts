import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EnrolmentStore } from '../../src/server/store/enrolment-store';
import { PostgresDatabase } from '../../src/server/store/postgres';
import { lockEnrolments, query, withParts } from './support/postgres';
import { enrolment as request, newKey, submission } from './support/requests';
import { newPostgresUrl } from './support/stores';

let url: string;
let opened: EnrolmentStore[];

beforeEach(async () => {
  url = await newPostgresUrl();
  opened = [];
});

afterEach(async () => {
  await Promise.all(opened.map((store) => store.database.close()));
});

function open(address = url): EnrolmentStore {
  const store = new EnrolmentStore(new PostgresDatabase(address), []);
  opened.push(store);
  return store;
}

async function openWithTables(): Promise<EnrolmentStore> {
  const store = open();
  await store.database.create();
  return store;
}

const list = (store: EnrolmentStore) => Readable.from(store.office.all({}, 'oldest')).toArray();
const accept = (store: EnrolmentStore, key = newKey()) => store.accept(submission(request, key));

/** Returns a matcher for the error with which calls reject while the database is unusable. */
const unavailable = (isTransient: boolean, words = '') =>
  expect.objectContaining({
    name: 'StoreUnavailableError',
    message: expect.stringContaining(words),
    isTransient,
  });

test('eight servers can start at once on an empty database', async () => {
  const stores = Array.from({ length: 8 }, () => open());
  await Promise.all(stores.map((store) => store.database.create()));
  const acceptances = await Promise.all(stores.map((store) => accept(store)));
  expect(acceptances.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'created'));
  expect(await query(url, 'SELECT version FROM enrolments_schema')).toHaveLength(1);
});

test('requests are committed synchronously, whatever the database’s default is', async () => {
  const { pathname } = new URL(url);
  await query(url, `ALTER DATABASE ${pathname.slice(1)} SET synchronous_commit = off`);
  const store = await openWithTables();
  await query(
    url,
    `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN new.message := current_setting('synchronous_commit'); RETURN new; END $$;
    CREATE TRIGGER note BEFORE INSERT ON enrolments FOR EACH ROW EXECUTE FUNCTION note()`,
  );
  await accept(store);
  expect(await list(store)).toMatchObject([{ message: 'on' }]);
});

test('the error about a wrong password contains no password', async () => {
  const store = open(withParts(url, { password: 'mistaken-password' }));
  const error: unknown = await store.database.create().catch((reason: unknown) => reason);
  expect(error).toEqual(unavailable(false, 'password authentication failed'));
  expect(error).toEqual(
    unavailable(false, `The database ${store.database.location} can't be used: `),
  );
  const secret = decodeURIComponent(new URL(url).password);
  const { message, stack, cause } = error as Error;
  const reported = [message, stack, (cause as Error).message, (cause as Error).stack].join('\n');
  for (const word of [secret, encodeURIComponent(secret), 'mistaken-password']) {
    expect(reported).not.toContain(word);
  }
});

test('every call rejects while the database is locked, and an enrolment is accepted afterwards', async () => {
  const store = await openWithTables();
  const unlock = await lockEnrolments(url);
  const calls = [
    accept(store),
    store.database.ping(),
    list(store),
    store.purge('2026-01-01T00:00:00.000Z'),
  ];
  const results = await Promise.allSettled(calls);
  await unlock();
  for (const result of results) {
    expect(result).toEqual({ status: 'rejected', reason: unavailable(true, 'lock') });
  }
  expect((await accept(store)).kind).toBe('created');
});
