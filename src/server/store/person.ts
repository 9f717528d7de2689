import { createHash } from 'node:crypto';

/** Somebody who works at the office. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Hash under which a token is stored: the database holds no token that signs anybody in. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
