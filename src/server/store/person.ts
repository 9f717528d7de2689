import { createHash } from 'node:crypto';
import { query, type Transaction } from './database';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Hashes a token for storage, so that nobody can sign in with a copy of the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Serialises changes to a person's passkeys. @param which SQL expression for the person's id */
export const lockPerson = (which: string, ...values: readonly string[]): Transaction<unknown> =>
  query(`UPDATE staff SET name = name WHERE id = ${which}`, ...values);
