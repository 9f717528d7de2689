import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/request';
import type { Reference } from '../../src/server/reference';
import {
  type StoredEnrolment,
  StoreUnavailableError,
} from '../../src/server/store/enrolment-store';
import { SqliteStore } from '../../src/server/store/sqlite-store';
import { enrolment, newKey } from './support/requests';

const request = enrolment as EnrolmentRequest;

let folder: string;
let store: SqliteStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jambatan-store-'));
  store = new SqliteStore(join(folder, 'data', 'enrolments.db'));
  await store.create();
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('lists everything in the order of arrival, across portions', async () => {
  const expected: EnrolmentRequest[] = [];
  for (let i = 0; i < 1001; i += 1) expected.push({ ...request, name: `Student ${i}` });
  for (const body of expected) await store.accept(body, undefined);
  const listed: StoredEnrolment[] = await Readable.from(store.list()).toArray();
  expect(listed).toMatchObject(expected);
  expect(new Set(listed.map(({ reference }) => reference)).size).toBe(1001);
});

test('requests arriving while a list is read disturb neither', async () => {
  await store.accept(request, undefined);
  for await (const { name } of store.list()) {
    expect(name).toBe(request.name);
    expect((await store.accept(request, undefined)).kind).toBe('created');
    break;
  }
});

test('a key stands for one request until its row is deleted', async () => {
  const key = newKey();
  const first = await store.accept(request, key);
  if (first.kind !== 'created') throw new Error(first.kind);
  expect(await store.accept(request, key)).toEqual({ kind: 'repeated', receipt: first.receipt });
  expect(await store.accept({ ...request, hours: 1 }, key)).toEqual({ kind: 'key-conflict' });

  expect(await store.delete(first.receipt.reference)).toBe(true);
  expect(await store.delete(first.receipt.reference)).toBe(false);
  expect((await store.accept({ ...request, hours: 1 }, key)).kind).toBe('created');
});

test('two servers on one file see the same keys', async () => {
  const other = new SqliteStore(join(folder, 'data', 'enrolments.db'));
  await other.create();
  const key = newKey();
  const [a, b] = await Promise.all([store.accept(request, key), other.accept(request, key)]);
  expect([a.kind, b.kind].toSorted()).toEqual(['created', 'repeated']);
  await other.close();
});

test('after closing nothing is accepted', async () => {
  await store.close();
  await expect(store.accept(request, undefined)).rejects.toThrow(StoreUnavailableError);
  await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
});

test('the folder of personal data is for its owner alone', () => {
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
});

test('an unknown reference deletes nothing', async () => {
  await store.accept(request, undefined);
  expect(await store.delete('JLA-2222-2222' satisfies Reference)).toBe(false);
  expect(await Readable.from(store.list()).toArray()).toHaveLength(1);
});
