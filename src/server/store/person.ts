import { createHash } from 'node:crypto';
import { ask, type Work } from './database';

/** Somebody who works at the office. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Hash under which a token is stored: the database holds no token that signs anybody in. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Lets one transaction at a time change a person's passkeys, at any of the servers.
 *
 * @param which SQL that gives the person's id
 * @param values those that it takes
 */
export const lockPerson = (which: string, ...values: readonly string[]): Work<unknown> =>
  ask(`UPDATE staff SET name = name WHERE id = ${which}`, ...values);
