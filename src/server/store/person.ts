import { createHash } from 'node:crypto';

/** Somebody who works at the office. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Tokens go to whom they are for, and are kept as hashes alone. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
