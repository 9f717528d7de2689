import { expect } from 'vitest';
import { hashToken } from '../../../src/server/store/person';
import type { Staff } from '../../../src/server/store/staff';

const [siti, tan] = ['a'.repeat(43), 'b'.repeat(43)] as const;

/**
 * Statements that store two people, each with a passkey and a session, in the schema from before
 * passkeys had names.
 */
export const staffBeforeNames = ['Sample Siti', 'Sample Tan'].flatMap((name, i) => [
  `INSERT INTO staff (id, name) VALUES ('person-${i}', '${name}')`,
  `INSERT INTO passkeys (id, staff, public_key, counter) VALUES ('key-${i}', 'person-${i}', 'x', 7)`,
  `INSERT INTO sessions (token_hash, staff, expires_at)
      VALUES ('${hashToken(i === 0 ? siti : tan)}', 'person-${i}', '2999-01-01T00:00:00.000Z')`,
]);

/** Asserts that both sessions still work and belong to their passkeys. */
export async function expectNamedPasskeys(staff: Staff): Promise<void> {
  const old = { name: '', addedAt: null, usedAt: null, isCurrent: true };
  expect(await staff.passkeys.listForSession(siti)).toEqual([{ ...old, id: 'key-0' }]);
  expect(await staff.passkeys.listForSession(tan)).toEqual([{ ...old, id: 'key-1' }]);
  expect(await staff.passkeys.isConfirmed(siti)).toBe(false);
  const person = await staff.signedIn(siti);
  expect(person?.name).toBe('Sample Siti');
  expect(await staff.passkeys.find('key-0')).toMatchObject({ counter: 7, person });
  if (!person) return;
  const added = { id: 'key-2', publicKey: 'x', counter: 0, name: 'Sample phone' };
  expect(await staff.passkeys.add(siti, added)).toBe(true);
  expect(await staff.passkeys.remove(person, 'key-0')).toBe('removed');
  expect(await staff.signedIn(siti)).toBeUndefined();
  expect((await staff.signedIn(tan))?.name).toBe('Sample Tan');
}
