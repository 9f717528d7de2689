import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EnrolmentStore } from '../../src/server/store/enrolment-store';
import { SqliteDatabase } from '../../src/server/store/sqlite';
import { newFolder } from './support/new-folder';
import { enrolment, storeNew } from './support/requests';

let folder: string;
let file: string;
let store: EnrolmentStore;

beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'data', 'enrolments.db');
  store = new EnrolmentStore(new SqliteDatabase(file), ['mail']);
});

afterEach(() => store.database.close());

test('the database’s folder and files are accessible only to their owner', async () => {
  await store.database.create();
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  for (const suffix of ['', '-wal', '-shm'])
    expect(statSync(file + suffix).mode & 0o777).toBe(0o600);
});

test('a row that was deleted during a read is removed from the write-ahead log by the next purge', async () => {
  await store.database.create();
  const request = { ...enrolment, name: 'Zephyrine Quillfeather' };
  const { reference } = await storeNew(store, request);
  const reader = new Database(file, { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM enrolments').get();
  expect(await store.delete(reference)).toBe(true);
  const isLeft = () =>
    ['', '-wal'].some((suffix) => readFileSync(file + suffix).includes('Zephyrine'));
  expect(isLeft()).toBe(true);
  reader.close();
  expect(await store.purge('2026-01-01T00:00:00.000Z')).toBe(0);
  expect(isLeft()).toBe(false);
});
