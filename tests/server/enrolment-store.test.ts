import { submission } from './support/submission';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import type { Reference } from '../../src/server/reference';
import {
  type Receipt,
  type EnrolmentFilter,
  type EnrolmentStore,
  type StoredEnrolment,
  StoreUnavailableError,
} from '../../src/server/store/enrolment-store';
import { enrolment, newKey } from './support/requests';
import { databases, type TestDatabase } from './support/stores';

const request = enrolment as EnrolmentRequest;

/** ISO 8601 in UTC with milliseconds. */
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe.each(databases)('$kind', ({ make }) => {
  let database: TestDatabase;
  let store: EnrolmentStore;

  beforeEach(async () => {
    database = await make();
    store = database.open();
    await store.create();
  });

  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const list = (filter?: EnrolmentFilter): Promise<StoredEnrolment[]> =>
    Readable.from(store.list(filter)).toArray();

  /** Fills the database past the store, which would put each on disk for itself. */
  const fill = (count: number) =>
    database.run(
      `INSERT INTO enrolments
        (reference, received_at, name, mobile, email, nation, lang, per, hours, message)
        WITH RECURSIVE numbers (i) AS
          (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count})
        SELECT 'JLA-' || i, '2025-01-01T00:00:00.000Z', 'Student ' || i, '+60', 'a@example.org',
          'Malaysia', 'English', '3', 0, 'Sample' FROM numbers`,
    );

  /** Stores an enrolment as if it had come at that time. */
  async function acceptAt(time: string, body = request, key?: string): Promise<Reference> {
    const acceptance = await store.accept(submission(body, key));
    if (acceptance.kind !== 'created') throw new Error(acceptance.kind);
    const { reference } = acceptance.receipt;
    await database.run(
      `UPDATE enrolments SET received_at = '${time}' WHERE reference = '${reference}'`,
    );
    return reference;
  }

  test('lists everything in the order of arrival, across portions', async () => {
    await fill(1001);
    const names = (await list()).map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 1001 }, (_, i) => `Student ${i + 1}`));
  });

  test('gives back what was sent, and the time as the receipt has it', async () => {
    const unusual: EnrolmentRequest = {
      ...request,
      name: `'); DROP TABLE enrolments; -- "Aisyah" \\ 李小龍 🎓 شجاع`,
      hours: 1000,
    };
    const key = newKey();
    const acceptance = await store.accept(submission(unusual, key));
    if (acceptance.kind !== 'created') throw new Error(acceptance.kind);
    expect(acceptance.receipt.receivedAt).toMatch(timePattern);
    expect(Math.abs(Date.now() - Date.parse(acceptance.receipt.receivedAt))).toBeLessThan(60_000);
    expect(await list()).toEqual([{ ...acceptance.receipt, ...unusual, key }]);
  });

  describe('a request that replaces another', () => {
    const changed: EnrolmentRequest = { ...request, mobile: '+60 19-999 9999' };
    const accept = (what: EnrolmentRequest, key: string, ...replaces: string[]) =>
      store.accept(submission(what, key, ...replaces));

    test('takes over its row, under the same receipt', async () => {
      const [first, second] = [newKey(), newKey()];
      const stored = await accept(request, first);
      const replaced = await accept(changed, second, first);
      if (stored.kind !== 'created') throw new Error(stored.kind);
      expect(replaced).toEqual({ kind: 'replaced', receipt: stored.receipt });
      expect(await list()).toEqual([{ ...stored.receipt, ...changed, key: second }]);
      expect(await accept(changed, second, first)).toMatchObject({ kind: 'repeated' });
      expect(await accept(request, first), 'the late one').toEqual({
        kind: 'repeated',
        receipt: stored.receipt,
      });
      expect(await list()).toHaveLength(1);
    });

    test('that comes later finds its key spent', async () => {
      const [first, second] = [newKey(), newKey()];
      const stored = await accept(changed, second, first);
      expect(stored).toMatchObject({ kind: 'created' });
      expect(await accept(request, first)).toMatchObject({ kind: 'repeated' });
      expect(await list()).toMatchObject([changed]);
    });

    test('names all that may have arrived, and takes over the one that did', async () => {
      const [first, second, third] = [newKey(), newKey(), newKey()];
      await accept(request, first);
      expect(await accept(changed, third, second, first)).toMatchObject({ kind: 'replaced' });
      expect(await accept(request, second)).toMatchObject({ kind: 'repeated' });
      expect(await list()).toMatchObject([changed]);
    });

    test('may be replaced again, by whichever of its keys', async () => {
      const [first, second, third] = [newKey(), newKey(), newKey()];
      await accept(request, first);
      await accept(changed, second, first);
      expect(await accept({ ...changed, hours: 9 }, third, first)).toMatchObject({
        kind: 'replaced',
      });
      expect(await list()).toMatchObject([{ ...changed, hours: 9 }]);
    });

    test('and comes at once with it, to two servers: one row, with the last values', async () => {
      const other = database.open();
      for (let i = 0; i < 10; i += 1) {
        const [first, second] = [newKey(), newKey()];
        await Promise.all([
          store.accept(submission(request, first)),
          other.accept(submission({ ...request, hours: 1 }, second, first)),
        ]);
        const rows = await list();
        expect(rows).toHaveLength(i + 1);
        expect(rows[i]).toMatchObject({ hours: 1, key: second });
      }
      await other.close();
    });

    test('is deleted with all its keys', async () => {
      const [first, second] = [newKey(), newKey()];
      await accept(request, first);
      const { receipt } = (await accept(changed, second, first)) as { receipt: Receipt };
      expect(await store.delete(receipt.reference)).toBe(true);
      expect(await accept(request, first)).toMatchObject({ kind: 'created' });
    });
  });

  test('lists what came since a time, in a language, or both', async () => {
    const times = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z'] as const;
    const old = await acceptAt(times[0], { ...request, lang: 'English' });
    const english = await acceptAt(times[1], { ...request, lang: 'English' });
    const mandarin = await acceptAt(times[1], { ...request, lang: 'Mandarin' });
    const references = async (filter: EnrolmentFilter) =>
      (await list(filter)).map(({ reference }) => reference);
    expect(await references({})).toEqual([old, english, mandarin]);
    expect(await references({ since: times[1] })).toEqual([english, mandarin]);
    expect(await references({ language: 'English' })).toEqual([old, english]);
    expect(await references({ since: times[1], language: 'English' })).toEqual([english]);
    expect(await references({ since: '2026-01-02T00:00:00.000Z' })).toEqual([]);
  });

  test('requests arriving while a list is read disturb neither', async () => {
    await store.accept(submission(request, undefined));
    for await (const { name } of store.list()) {
      expect(name).toBe(request.name);
      expect((await store.accept(submission(request, undefined))).kind).toBe('created');
      break;
    }
  });

  test('a key stands for one request until its row is deleted', async () => {
    const key = newKey();
    const first = await store.accept(submission(request, key));
    if (first.kind !== 'created') throw new Error(first.kind);
    expect(await store.accept(submission(request, key))).toEqual({
      kind: 'repeated',
      receipt: first.receipt,
    });
    expect(await store.accept(submission({ ...request, hours: 1 }, key))).toEqual({
      kind: 'key-conflict',
    });

    expect(await store.delete(first.receipt.reference)).toBe(true);
    expect(await store.delete(first.receipt.reference)).toBe(false);
    expect((await store.accept(submission({ ...request, hours: 1 }, key))).kind).toBe('created');
  });

  test('without a key, each call stores another', async () => {
    for (let i = 0; i < 2; i += 1) {
      expect((await store.accept(submission(request, undefined))).kind).toBe('created');
    }
    expect(await list()).toHaveLength(2);
  });

  test('several at once under one key, at two servers: one row, one receipt', async () => {
    const other = database.open();
    const key = newKey();
    const acceptances = await Promise.all(
      Array.from({ length: 8 }, (_, i) => (i % 2 ? store : other).accept(submission(request, key))),
    );
    await other.close();
    const [{ reference, receivedAt } = {}, ...more] = await list();
    expect(more).toEqual([]);
    const kinds = acceptances.map((acceptance) => {
      expect(acceptance).toMatchObject({ receipt: { reference, receivedAt } });
      return acceptance.kind;
    });
    expect(kinds.filter((kind) => kind === 'created')).toHaveLength(1);
  });

  test('different requests at once under one key, at two servers: one of them', async () => {
    const other = database.open();
    const key = newKey();
    const acceptances = await Promise.all([
      store.accept(submission(request, key)),
      other.accept(submission({ ...request, hours: 1 }, key)),
    ]);
    await other.close();
    expect(acceptances.map(({ kind }) => kind).toSorted()).toEqual(['created', 'key-conflict']);
    expect(await list()).toHaveLength(1);
  });

  test('purge forgets what is older, with its key, and nothing else', async () => {
    const key = newKey();
    const time = '2026-01-01T00:00:00.000Z';
    await acceptAt('2025-12-31T23:59:59.999Z', request, key);
    const kept = await acceptAt(time);
    expect(await store.purge(time)).toBe(1);
    expect(await list()).toMatchObject([{ reference: kept }]);
    expect((await store.accept(submission(request, key))).kind).toBe('created');
  });

  test('purge goes on across portions, and lets other work through', async () => {
    await fill(1001);
    const purging = store.purge('2026-01-01T00:00:00.000Z');
    const otherWork = new Promise<'other work'>((resolve) => {
      setImmediate(resolve, 'other work');
    });
    expect(await Promise.race([purging, otherWork])).toBe('other work');
    expect(await purging).toBe(1001);
    expect(await list()).toEqual([]);
  });

  test('an unknown reference deletes nothing', async () => {
    await store.accept(submission(request, undefined));
    expect(await store.delete('JLA-2222-2222' satisfies Reference)).toBe(false);
    expect(await list()).toHaveLength(1);
  });

  test('a ping stores nothing', async () => {
    await store.ping();
    expect(await list()).toEqual([]);
  });

  test('tables of a newer version are left alone', async () => {
    await database.makeNewer();
    const older = database.open();
    await expect(older.create()).rejects.toThrow(
      expect.objectContaining({
        name: 'StoreUnavailableError',
        message: expect.stringContaining('it was written by a newer version of this program'),
        mayPass: false,
      }),
    );
    await older.close();
  });

  test('closing waits for what runs; afterwards nothing is accepted', async () => {
    const running = store.accept(submission(request, undefined));
    await store.close();
    expect((await running).kind).toBe('created');
    await expect(store.accept(submission(request, undefined))).rejects.toThrow(
      StoreUnavailableError,
    );
    await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
    await expect(list()).rejects.toThrow(StoreUnavailableError);
    await expect(store.notices.settle(1)).rejects.toThrow(StoreUnavailableError);
  });
});
