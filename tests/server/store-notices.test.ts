import { submission } from './support/submission';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import type { EnrolmentStore } from '../../src/server/store/enrolment-store';
import { enrolment, newKey } from './support/requests';
import { databases, type TestDatabase } from './support/stores';

const request = enrolment as EnrolmentRequest;
const minute = 60_000;

describe.each(databases)('notices to the office in $kind', ({ make }) => {
  let database: TestDatabase;
  let store: EnrolmentStore;
  /** Another server on the same database. */
  let other: EnrolmentStore;

  beforeEach(async () => {
    database = await make();
    store = database.open(['webhook', 'mail']);
    other = database.open(['webhook', 'mail']);
    await store.create();
  });

  afterEach(async () => {
    await store.close();
    await other.close();
    await database.remove();
  });

  async function accept(key?: string) {
    const acceptance = await store.accept(submission(request, key));
    if (acceptance.kind === 'key-conflict') throw new Error(acceptance.kind);
    return acceptance.receipt;
  }

  const stored = () => database.run('SELECT channel FROM office_notices ORDER BY channel');

  test('one for each channel goes with an enrolment, and says nothing of the person', async () => {
    const { reference, receivedAt } = await accept();
    const { lang, per, hours, message } = request;
    for (const channel of ['webhook', 'mail'] as const) {
      expect(await store.notices.claim(channel, minute)).toEqual({
        id: expect.any(Number),
        attempts: 1,
        notice: { reference, receivedAt, key: null, lang, per, hours, message },
      });
    }
  });

  test('none where no channel is set', async () => {
    const silent = database.open();
    await silent.accept(submission(request, undefined));
    await silent.close();
    expect(await stored()).toEqual([]);
  });

  test('a repetition or a conflict under a key adds none', async () => {
    const key = newKey();
    await accept(key);
    await accept(key);
    await other.accept(submission({ ...request, hours: 1 }, key));
    expect(await stored()).toEqual([{ channel: 'mail' }, { channel: 'webhook' }]);
  });

  test('a claimed one is nobody else’s until its lease is over', async () => {
    await accept();
    const claimed = await store.notices.claim('mail', minute);
    expect(claimed?.attempts).toBe(1);
    expect(await other.notices.claim('mail', minute)).toBeUndefined();
    await store.notices.postpone(claimed?.id ?? 0, 0);
    await expect
      .poll(() => other.notices.claim('mail', minute))
      .toMatchObject({ id: claimed?.id, attempts: 2 });
  });

  test('a lease that is over lets another server try', async () => {
    await accept();
    const claimed = await store.notices.claim('mail', 1);
    await expect
      .poll(() => other.notices.claim('mail', minute))
      .toMatchObject({ id: claimed?.id, attempts: 2 });
  });

  test('the one that has been due for longest comes first; a postponed one later', async () => {
    const first = await accept();
    const second = await accept();
    const claimed = await store.notices.claim('mail', minute);
    expect(claimed?.notice.reference).toBe(first.reference);
    await store.notices.postpone(claimed?.id ?? 0, minute);
    const next = await store.notices.claim('mail', minute);
    expect(next?.notice.reference).toBe(second.reference);
    expect(await store.notices.claim('mail', minute)).toBeUndefined();
  });

  test('a settled one is gone, the other channel’s is not', async () => {
    await accept();
    const claimed = await store.notices.claim('mail', minute);
    await store.notices.settle(claimed?.id ?? 0);
    expect(await stored()).toEqual([{ channel: 'webhook' }]);
  });

  test('they go with their enrolment', async () => {
    const { reference } = await accept();
    await accept();
    await store.delete(reference);
    expect(await stored()).toHaveLength(2);
    await store.purge('2100-01-01T00:00:00.000Z');
    expect(await stored()).toEqual([]);
  });

  test('of many claimers at two servers, no two get the same', async () => {
    for (let i = 0; i < 20; i += 1) await accept();
    const claimed = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 ? store : other).notices.claim('mail', minute)),
    );
    const ids = claimed.flatMap((notice) => (notice ? [notice.id] : []));
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });
});
