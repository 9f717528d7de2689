import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnrolmentStore } from '../../src/server/store/enrolment-store';
import type { Person } from '../../src/server/store/passkeys';
import type { Staff } from '../../src/server/store/staff';
import { databases, type TestDatabase } from './support/stores';

const samplePasskey = (id: string) => ({ id, publicKey: 'x', counter: 0, name: `Sample ${id}` });

describe.each(databases)('$kind', ({ make }) => {
  let database: TestDatabase;
  let store: EnrolmentStore;
  let other: EnrolmentStore;
  let staff: Staff;
  let token: string;
  let person: Person;

  /**
   * Accepts an invitation with a new passkey.
   *
   * @returns the session's token
   */
  async function enter(name: string, passkey: string): Promise<string> {
    const session = await staff.accept(await staff.invite(name), samplePasskey(passkey));
    if (!session) throw new Error('The invitation was rejected.');
    return session;
  }

  beforeEach(async () => {
    database = await make();
    store = database.open();
    other = database.open();
    await store.database.create();
    ({ staff } = store);
    token = await enter('Sample Siti', 'laptop');
    person = (await staff.signedIn(token))!;
  });

  afterEach(async () => {
    await Promise.all([store.database.close(), other.database.close()]);
    await database.remove();
  });

  const names = async () => (await staff.passkeys.listForSession(token)).map(({ name }) => name);

  test('a person can have several passkeys and see when each was last used', async () => {
    expect(await staff.passkeys.add(token, samplePasskey('phone'))).toBe(true);
    const time = expect.stringMatching(/^20.*Z$/);
    expect(await staff.passkeys.listForSession(token)).toEqual([
      { id: 'laptop', name: 'Sample laptop', addedAt: time, usedAt: time, isCurrent: true },
      { id: 'phone', name: 'Sample phone', addedAt: time, usedAt: null, isCurrent: false },
    ]);
    await staff.signIn({ id: 'phone', counter: 1 });
    expect((await staff.passkeys.listForSession(token))[1]).toMatchObject({ usedAt: time });
    expect(await staff.list()).toMatchObject([
      { passkeys: [{ name: 'Sample laptop' }, { name: 'Sample phone', usedAt: time }] },
    ]);
  });

  test('a passkey is not added if it is already known or if the session has ended', async () => {
    await enter('Sample Tan', 'other');
    expect(await staff.passkeys.add(token, samplePasskey('laptop'))).toBe(false);
    expect(await staff.passkeys.add(token, samplePasskey('other'))).toBe(false);
    await staff.remove('Sample Siti');
    expect(await staff.passkeys.add(token, samplePasskey('phone'))).toBe(false);
  });

  test('another person’s passkeys cannot be listed, renamed or removed', async () => {
    await enter('Sample Tan', 'other');
    expect(await names()).toEqual(['Sample laptop']);
    expect(await staff.passkeys.rename(person, 'other', 'Mine')).toBe(false);
    expect(await staff.passkeys.remove(person, 'other')).toBe('unknown');
    expect(await staff.passkeys.rename(person, 'laptop', 'Mine')).toBe(true);
    expect(await names()).toEqual(['Mine']);
  });

  test('removing a passkey ends the sessions that it opened, but not those of another passkey', async () => {
    await staff.passkeys.add(token, samplePasskey('phone'));
    const phone = await staff.signIn({ id: 'phone', counter: 1 });
    expect(await staff.passkeys.remove(person, 'phone')).toBe('removed');
    expect(await staff.signedIn(phone ?? '')).toBeUndefined();
    expect(await staff.signedIn(token)).toEqual(person);
    expect(await staff.signIn({ id: 'phone', counter: 2 })).toBeUndefined();
  });

  test('the last passkey cannot be removed, even if two servers each remove one at the same time', async () => {
    expect(await staff.passkeys.remove(person, 'laptop')).toBe('last');
    for (let i = 0; i < 10; i++) {
      const [left] = await staff.passkeys.listForSession(token);
      await staff.passkeys.add(token, samplePasskey(`extra ${i}`));
      const became = await Promise.all([
        staff.passkeys.remove(person, left?.id ?? ''),
        other.staff.passkeys.remove(person, `extra ${i}`),
      ]);
      expect(became.toSorted()).toEqual(['last', 'removed']);
      const all = (await staff.list())[0]?.passkeys;
      expect(all).toHaveLength(1);
      token = (await staff.signIn({ id: await onlyId(), counter: 1 })) ?? '';
    }

    async function onlyId(): Promise<string> {
      const [row] = await database.run('SELECT id FROM passkeys');
      return String(row?.id);
    }
  });

  test('a person can be removed while they remove a passkey', async () => {
    for (let i = 0; i < 5; i++) {
      token = await enter('Sample Tan', 'tablet');
      const tan = (await other.staff.signedIn(token))!;
      await staff.passkeys.add(token, samplePasskey('phone'));
      const [isRemoved] = await Promise.all([
        staff.remove('Sample Tan'),
        other.staff.passkeys.remove(tan, 'tablet'),
      ]);
      expect(isRemoved).toBe(true);
    }
  });

  test('a session counts as recent for ten minutes', async () => {
    expect(await staff.passkeys.isRecent(token)).toBe(true);
    const before = new Date(Date.now() - 10 * 60_000).toISOString();
    await database.run(`UPDATE sessions SET signed_in_at = '${before}'`);
    expect(await staff.passkeys.isRecent(token)).toBe(false);
    expect(await staff.passkeys.isRecent('guessed')).toBe(false);
  });
});
