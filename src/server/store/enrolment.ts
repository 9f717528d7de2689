import type { EnrolmentRequest } from '../../enrolment/core/request';
import type { Reference } from '../reference';
import type { Database } from './database';

/** What the sender gets for a stored request, and gets again for each repetition. */
export interface Receipt {
  readonly reference: Reference;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** A request as it arrives. Keys are UUIDs in lower case. */
export interface Submission {
  readonly request: EnrolmentRequest;
  /** Its idempotency key; null for a client that sends none. */
  readonly key: string | null;
  /** The keys of its predecessors: the requests that it replaces. */
  readonly replaces: readonly string[];
}

export interface StoredEnrolment extends Receipt, EnrolmentRequest {
  /** A bigint, which PostgreSQL's driver hands over as text. */
  readonly id: number | string;
  /** The key of the request whose values these are. */
  readonly key: string | null;
}

export type Acceptance =
  /** Stored as a new row, and on disk. */
  | { readonly kind: 'created'; readonly receipt: Receipt }
  /** The row of a predecessor got these values, and keeps its receipt. */
  | { readonly kind: 'replaced'; readonly receipt: Receipt }
  /** The key was used for this request before, or is spent; nothing was written. */
  | { readonly kind: 'repeated'; readonly receipt: Receipt }
  /** The key stands for a different request; nothing was written. */
  | { readonly kind: 'key-conflict' };

/** The fields of a request, each of which has a column of this name. */
export const requestFields = [
  'name',
  'mobile',
  'email',
  'nation',
  'lang',
  'per',
  'hours',
  'message',
] as const satisfies readonly (keyof EnrolmentRequest)[];

/** The columns of a stored enrolment. */
export const fieldsOf = ({ receivedAt }: Pick<Database, 'receivedAt'>): string =>
  `id, reference, ${receivedAt} AS "receivedAt", idempotency_key AS key, ${requestFields.join()}`;

/** The rows of some keys, present or spent; takes the keys twice. */
export function rowsOf(keys: readonly string[]): string {
  const all = keys.map(() => '?').join();
  return `(SELECT id FROM enrolments WHERE idempotency_key IN (${all})
    UNION ALL SELECT enrolment FROM spent_keys WHERE key IN (${all}))`;
}
