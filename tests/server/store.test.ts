import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SiteLanguage } from '../../src/content/languages';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import type { Reference } from '../../src/server/reference';
import type { StoredEnrolment } from '../../src/server/store/enrolment';
import { enrolment as request, newKey, storeNew, submission, untouched } from './support/requests';
import { databases, openForEachTest, other, store } from './support/stores';

const minute = 60_000;
/** Ids differ between databases. */
const someId = expect.anything();

describe.each(databases)('$kind', (database) => {
  openForEachTest(database, ['webhook', 'mail']);

  const list = (): Promise<StoredEnrolment[]> =>
    Readable.from(store.office.all({}, 'oldest')).toArray();
  const accept = (what: EnrolmentRequest, key?: string, ...replaces: string[]) =>
    store.accept(submission(what, key, ...replaces));

  const create = (what?: EnrolmentRequest, key?: string) => storeNew(store, what, key);

  /** Stores an enrolment as if it had arrived at the given time. */
  async function createAt(time: string, what = request, key?: string): Promise<Reference> {
    const { reference } = await create(what, key);
    await store.database.run(
      `UPDATE enrolments SET received_at = '${time}' WHERE reference = '${reference}'`,
    );
    return reference;
  }

  test('the list returns a stored request with the time of its receipt', async () => {
    const name = `'); DROP TABLE enrolments; -- "Aisyah" \\ 李小龍 🎓 شجاع`;
    const key = newKey();
    const receipt = await create({ ...request, name, hours: 1000 }, key);
    expect(Math.abs(Date.now() - Date.parse(receipt.receivedAt))).toBeLessThan(minute);
    const sent = { ...request, name, hours: 1000 };
    expect(await list()).toEqual([{ ...untouched, id: someId, ...receipt, ...sent, key }]);
  });

  test('a key identifies one request until that request is deleted', async () => {
    const key = newKey();
    const receipt = await create(request, key);
    const changed = { ...request, hours: 1 };
    expect(await accept(request, key)).toEqual({ kind: 'repeated', receipt });
    expect(await accept(changed, key)).toEqual({ kind: 'key-conflict' });
    expect(await store.delete(receipt.reference)).toBe(true);
    expect(await store.delete(receipt.reference)).toBe(false);
    expect((await accept(changed, key)).kind).toBe('created');
  });

  test('concurrent requests with the same key and body on two servers share one row and one receipt', async () => {
    const key = newKey();
    const acceptances = await Promise.all(
      Array.from({ length: 8 }, (_, i) => (i % 2 ? store : other).accept(submission(request, key))),
    );
    const [{ reference, receivedAt } = {}, ...more] = await list();
    expect(more).toEqual([]);
    for (const acceptance of acceptances) {
      expect(acceptance).toMatchObject({ receipt: { reference, receivedAt } });
    }
    expect(acceptances.filter(({ kind }) => kind === 'created')).toHaveLength(1);
  });

  test('only one of two concurrent requests with the same key but different bodies is stored', async () => {
    const key = newKey();
    const acceptances = await Promise.all([
      accept(request, key),
      other.accept(submission({ ...request, hours: 1 }, key)),
    ]);
    expect(acceptances.map(({ kind }) => kind).toSorted()).toEqual(['created', 'key-conflict']);
    expect(await list()).toHaveLength(1);
  });

  describe('a request that replaces another', () => {
    const changed: EnrolmentRequest = { ...request, mobile: '+60 19-999 9999' };
    let first: string;
    let second: string;
    let third: string;

    beforeEach(() => {
      [first, second, third] = [newKey(), newKey(), newKey()];
    });

    test('takes over the other request’s row, and gets the same receipt', async () => {
      const receipt = await create(request, first);
      expect(await accept(changed, second, first)).toEqual({ kind: 'replaced', receipt });
      const made = { ...untouched, version: 1, unread: 1 };
      expect(await list()).toEqual([{ ...made, id: someId, ...receipt, ...changed, key: second }]);
      expect(await accept(changed, second, first)).toEqual({ kind: 'repeated', receipt });
      expect(await accept(request, first), 'the replaced request, arriving late').toEqual({
        kind: 'repeated',
        receipt,
      });
      expect(await list()).toHaveLength(1);
    });

    test('retires the key of an original that arrives later', async () => {
      expect(await accept(changed, second, first)).toMatchObject({ kind: 'created' });
      expect(await accept(request, first)).toMatchObject({ kind: 'repeated' });
      expect(await list()).toMatchObject([changed]);
    });

    test('can name several earlier keys, and replaces the request that arrived', async () => {
      await create(request, first);
      expect(await accept(changed, third, second, first)).toMatchObject({ kind: 'replaced' });
      expect(await accept(request, second)).toMatchObject({ kind: 'repeated' });
      expect(await list()).toMatchObject([changed]);
    });

    test('can be replaced again under any of its keys, and takes over the language of its page', async () => {
      const from = (pageLanguage: SiteLanguage | null, ...keys: [string, ...string[]]) =>
        store.accept({ ...submission(request, ...keys), pageLanguage });
      await from('ar', first);
      await from('zh', first);
      expect(await list(), 'the same key again').toMatchObject([{ pageLanguage: 'ar' }]);
      await from('ms', second, first);
      expect(await list()).toMatchObject([{ pageLanguage: 'ms' }]);
      expect(await from(null, third, first)).toMatchObject({ kind: 'replaced' });
      expect(await list()).toMatchObject([{ pageLanguage: null, key: third }]);
    });

    test('ends up as the only row if both requests arrive at the same time on two servers', async () => {
      for (let i = 0; i < 10; i += 1) {
        const [predecessor, key] = [newKey(), newKey()];
        await Promise.all([
          accept(request, predecessor),
          other.accept(submission({ ...request, hours: 1 }, key, predecessor)),
        ]);
        const rows = await list();
        expect(rows).toHaveLength(i + 1);
        expect(rows[i]).toMatchObject({ hours: 1, key });
      }
    });

    test('is deleted together with all its keys', async () => {
      const { reference } = await create(request, first);
      await accept(changed, second, first);
      expect(await store.delete(reference)).toBe(true);
      expect(await accept(request, first)).toMatchObject({ kind: 'created' });
    });
  });

  test('purge deletes requests neither received nor changed since the given time, and their keys', async () => {
    const [key, replaced] = [newKey(), newKey()];
    const [old, time] = ['2025-12-31T23:59:59.999Z', '2026-01-01T00:00:00.000Z'];
    await createAt(old, request, key);
    const changed = await createAt(old, request, replaced);
    await accept({ ...request, hours: 7 }, newKey(), replaced);
    const kept = await createAt(time);
    expect(await store.purge(time)).toBe(1);
    expect(await list()).toMatchObject([{ reference: changed }, { reference: kept }]);
    expect((await accept(request, key)).kind).toBe('created');
  });

  test('list and purge handle more than a thousand rows, and purge does not block other work', async () => {
    // Insert the rows directly, because the store would commit each one separately.
    await store.database.run(
      `INSERT INTO enrolments
        (reference, received_at, name, mobile, email, nation, lang, per, hours, message, search_text,
          phone_key)
        WITH RECURSIVE numbers (i) AS
          (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 1001)
        SELECT 'JLA-' || i, '2025-01-01T00:00:00.000Z', 'Student ' || i, '+60', 'a@example.org',
          'Malaysia', 'English', '3', 0, 'Sample', '', '' FROM numbers`,
    );
    const names = (await list()).map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 1001 }, (_, i) => `Student ${i + 1}`));
    const purging = store.purge('2026-01-01T00:00:00.000Z');
    const otherWork = new Promise<'other work'>((resolve) => {
      setImmediate(resolve, 'other work');
    });
    expect(await Promise.race([purging, otherWork])).toBe('other work');
    expect(await purging).toBe(1001);
    expect(await list()).toEqual([]);
  });

  test('create() rejects tables from a later version', async () => {
    await store.database.run(database.makeNewer);
    await expect(other.database.create()).rejects.toThrow(
      expect.objectContaining({
        message: expect.stringContaining('it was written by a newer version of this program'),
        isTransient: false,
      }),
    );
  });

  describe('notices to the office', () => {
    const stored = () => store.database.run('SELECT channel FROM office_notices ORDER BY channel');
    const both = [{ channel: 'mail' }, { channel: 'webhook' }];
    const claimed = async () => (await store.notices.claim('mail', minute))!;

    test('a claimed notice can be claimed again only after its lease or its postponement ends', async () => {
      await create();
      const notice = await claimed();
      const claim = () => other.notices.claim('mail', 1);
      expect(await claim()).toBeUndefined();
      await store.notices.postpone('mail', notice, 0);
      await expect.poll(claim).toMatchObject({ id: notice.id, attempts: 2 });
      await expect.poll(claim).toMatchObject({ id: notice.id, attempts: 3 });
    });

    test('a settled notice is removed, and an enrolment is deleted with all its notices', async () => {
      const { reference } = await create();
      const notice = await claimed();
      await store.notices.settle('mail', { ...notice, attempts: notice.attempts + 1 });
      expect(await stored(), 'a new notice with the same id is kept').toEqual(both);
      await store.notices.settle('mail', notice);
      expect(await stored()).toEqual([{ channel: 'webhook' }]);
      await create();
      await store.delete(reference);
      expect(await stored()).toEqual(both);
      await store.purge('2100-01-01T00:00:00.000Z');
      expect(await stored()).toEqual([]);
    });

    test('concurrent claims on two servers never get the same notice', async () => {
      for (let i = 0; i < 20; i += 1) await create();
      const notices = await Promise.all(
        Array.from({ length: 30 }, (_, i) => (i % 2 ? store : other).notices.claim('mail', minute)),
      );
      const ids = notices.filter((notice) => notice !== undefined).map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
    });
  });
});
