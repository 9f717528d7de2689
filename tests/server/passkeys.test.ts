import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../src/server/store/passkeys';
import type { Staff } from '../../src/server/store/staff';
import type { Row } from '../support/sqlite';
import { databases, openForEachTest, other, store } from './support/stores';

const samplePasskey = (id: string) => ({ id, publicKey: 'x', counter: 0, name: `Sample ${id}` });

describe.each(databases)('$kind', (database) => {
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

  openForEachTest(database, []);

  beforeEach(async () => {
    ({ staff } = store);
    token = await enter('Sample Siti', 'laptop');
    person = (await staff.signedIn(token))!;
  });

  const names = async () => (await staff.passkeys.listForSession(token)).map(({ name }) => name);

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
      const [row, ...others] = await store.database.run<Row>('SELECT id FROM passkeys');
      expect(others).toEqual([]);
      token = (await staff.signIn({ id: String(row?.id), counter: 1 })) ?? '';
    }
  });
});
