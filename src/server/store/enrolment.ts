import type { SiteLanguage } from '../../content/languages';
import type { EnrolmentRequest } from '../../enrolment/core/request';
import type { Reference } from '../reference';
import { type Database, query, type Transaction } from './database';

/** The response to a stored request and to each repetition of it. */
export interface Receipt {
  readonly reference: Reference;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** An incoming request. Keys are UUIDs in lower case. */
export interface Submission {
  readonly request: EnrolmentRequest;
  /** Idempotency key; null for clients that send none. */
  readonly key: string | null;
  /** Keys of the requests that this one replaces. */
  readonly replaces: readonly string[];
  /** Language of the page with the form; null if unknown. */
  readonly pageLanguage: SiteLanguage | null;
}

export interface StoredEnrolment extends Receipt, EnrolmentRequest {
  /** A bigint, which PostgreSQL's driver returns as text. */
  readonly id: number | string;
  /** Key of the request that these values come from. */
  readonly key: string | null;
  /** Language of the page with the form; null if unknown. A later release may have added it. */
  readonly pageLanguage: string | null;
}

export type SubmissionOutcome =
  /** Stored on disk as a new row. */
  | { readonly kind: 'created'; readonly receipt: Receipt }
  /** Written to a predecessor's row, which keeps its receipt. */
  | { readonly kind: 'replaced'; readonly receipt: Receipt }
  /** The key was already used for this request, or is retired. Nothing was written. */
  | { readonly kind: 'repeated'; readonly receipt: Receipt }
  /** The key belongs to a different request. Nothing was written. */
  | { readonly kind: 'key-conflict' };

/** Fields of a request; each is stored in a column of the same name. */
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

export const changedFields = (request: EnrolmentRequest, stored: EnrolmentRequest) =>
  requestFields.filter((field) => request[field] !== stored[field]);

/** Returns the columns of a stored enrolment, for SELECT. */
export const enrolmentColumns = ({ receivedAt }: Pick<Database, 'receivedAt'>): string =>
  `id, reference, ${receivedAt} AS "receivedAt", idempotency_key AS key, ${requestFields.join()},
    page_language AS "pageLanguage"`;

/**
 * Returns a subquery for the ids of the rows that any of the keys belongs to, as the current key or
 * a retired one. Pass the keys twice as parameters.
 */
export function idsByKeySql(keys: readonly string[]): string {
  const all = keys.map(() => '?').join();
  return `(SELECT id FROM enrolments WHERE idempotency_key IN (${all})
    UNION ALL SELECT enrolment FROM retired_keys WHERE key IN (${all}))`;
}

/** Retires keys: a later request with one of them gets the row's receipt and changes nothing. */
export function* retireKeys(id: StoredEnrolment['id'], keys: readonly string[]): Transaction<void> {
  for (const key of keys) {
    const text = 'INSERT INTO retired_keys (key, enrolment) VALUES (?, ?) ON CONFLICT DO NOTHING';
    yield* query(text, key, id);
  }
}
