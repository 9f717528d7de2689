import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import { StoreUnavailableError } from '../../src/server/store/database';
import { EnrolmentStore } from '../../src/server/store/enrolment-store';
import { SqliteDatabase } from '../../src/server/store/sqlite';
import { migrations } from '../../src/server/store/sqlite-schema';
import { enrolment, newKey, submission, untouched } from './support/requests';
import { expectNamedPasskeys, staffBeforeNames } from './support/staff';

const request = enrolment as EnrolmentRequest;

/** The schema of the first release. */
const firstSchema = `CREATE TABLE enrolments (
    id INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    idempotency_key TEXT UNIQUE,
    received_at TEXT NOT NULL,
    name TEXT NOT NULL,
    mobile TEXT NOT NULL,
    email TEXT NOT NULL,
    nation TEXT NOT NULL,
    lang TEXT NOT NULL,
    per TEXT NOT NULL,
    hours INTEGER NOT NULL,
    message TEXT NOT NULL
  ) STRICT`;

let folder: string;
let file: string;
let store: EnrolmentStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jambatan-store-'));
  file = join(folder, 'data', 'enrolments.db');
  store = new EnrolmentStore(new SqliteDatabase(file), ['mail']);
});

afterEach(async () => {
  await store.database.close();
  rmSync(folder, { recursive: true });
});

test('the database’s folder and files are accessible only to their owner', async () => {
  await store.database.create();
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  for (const suffix of ['', '-wal', '-shm'])
    expect(statSync(file + suffix).mode & 0o777).toBe(0o600);
});

test('a database from the first release keeps its rows and keys, and accepts notices', async () => {
  file = join(folder, 'enrolments.db');
  store = new EnrolmentStore(new SqliteDatabase(file), ['mail']);
  const key = newKey();
  const receipt = { reference: 'JLA-N94B-BMC6', receivedAt: '2026-01-01T00:00:00.000Z' };
  const database = new Database(file);
  database.exec(firstSchema);
  database
    .prepare(
      `INSERT INTO enrolments VALUES (1, @reference, @key, @receivedAt,
        @name, @mobile, @email, @nation, @lang, @per, @hours, @message)`,
    )
    .run({ ...receipt, key, ...request });
  database.pragma('user_version = 1');
  database.close();

  await store.database.create();
  const rows = await Readable.from(store.office.all({})).toArray();
  expect(rows).toEqual([{ ...untouched, id: 1, ...receipt, ...request, key }]);
  expect(await store.accept(submission(request, key))).toEqual({ kind: 'repeated', receipt });
  expect((await store.accept(submission(request, newKey()))).kind).toBe('created');
  expect(await store.notices.claim('mail', 1000)).toBeDefined();
  await store.office.makeSearchable();
  const found = await store.office.page(
    { search: request.name, before: '2026-01-02' },
    { size: 9 },
  );
  expect(found).toMatchObject([{ reference: receipt.reference, state: 'received', version: 0 }]);
  expect(await store.purge('2026-01-02T00:00:00.000Z')).toBe(1);
});

test('passkeys and sessions from before passkeys had names are kept', async () => {
  file = join(folder, 'enrolments.db');
  store = new EnrolmentStore(new SqliteDatabase(file), []);
  const database = new Database(file);
  for (const text of [...migrations.slice(0, 5), ...staffBeforeNames]) database.exec(text);
  database.pragma('user_version = 5');
  database.close();
  await store.database.create();
  await expectNamedPasskeys(store.staff);
  expect(await store.staff.list()).toHaveLength(2);
});

test('a row that was deleted during a read is removed from the write-ahead log by the next purge', async () => {
  await store.database.create();
  const accepted = await store.accept(
    submission({ ...request, name: 'Zephyrine Quillfeather' }, undefined),
  );
  if (accepted.kind !== 'created') throw new Error(accepted.kind);
  const reader = new Database(file, { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM enrolments').get();
  expect(await store.delete(accepted.receipt.reference)).toBe(true);
  const isLeft = () =>
    ['', '-wal'].some((suffix) => readFileSync(file + suffix).includes('Zephyrine'));
  expect(isLeft()).toBe(true);
  reader.close();
  expect(await store.purge('2026-01-01T00:00:00.000Z')).toBe(0);
  expect(isLeft()).toBe(false);
});

test('a deletion is reported even if the write-ahead log can’t be cleared', async () => {
  await store.database.create();
  const error = new StoreUnavailableError(file, new Error('full'));
  vi.spyOn(store.database, 'scrub').mockRejectedValue(error);
  const [first, second] = [
    await store.accept(submission(request, undefined)),
    await store.accept(submission(request, undefined)),
  ];
  if (first.kind !== 'created' || second.kind !== 'created') throw new Error(first.kind);
  expect(await store.delete(first.receipt.reference)).toBe(true);
  expect(await store.purge('2100-01-01T00:00:00.000Z')).toBe(1);
  expect(await store.delete(second.receipt.reference)).toBe(false);
});
