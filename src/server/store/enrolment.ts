import type { SiteLanguage } from '../../content/languages';
import type { EnrolmentRequest } from '../../enrolment/core/request';
import type { HistoryEvent } from '../../office/contract';
import type { Reference } from '../reference';
import { type Database, query, type Transaction } from './database';

export interface Receipt {
  readonly reference: Reference;
  readonly receivedAt: string;
}

export interface Submission {
  readonly request: EnrolmentRequest;
  readonly key: string | null;
  readonly replaces: readonly string[];
  readonly pageLanguage: SiteLanguage | null;
}

export interface StoredEnrolment extends Receipt, EnrolmentRequest {
  /** A bigint, which PostgreSQL's driver returns as text. */
  readonly id: number | string;
  readonly key: string | null;
  /** Language of the page with the form; null if unknown. A later release may have added it. */
  readonly pageLanguage: string | null;
}

export type SubmissionOutcome =
  /** 'created' and 'replaced' are stored on disk; 'repeated' has written nothing. */
  | { readonly kind: 'created' | 'replaced' | 'repeated'; readonly receipt: Receipt }
  /** The key belongs to a different request. Nothing was written. */
  | { readonly kind: 'key-conflict' };

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

/** Returns the fields in which a request differs from the stored one. */
export const changedFields = (request: EnrolmentRequest, stored: EnrolmentRequest) =>
  requestFields.filter((field) => request[field] !== stored[field]);

/** Returns the earlier and the new value of each field that differs. */
export const fieldChanges = (
  fields: ReturnType<typeof changedFields>,
  stored: EnrolmentRequest,
  request: EnrolmentRequest,
) => Object.fromEntries(fields.map((field) => [field, [stored[field], request[field]]]));

export const enrolmentColumns = ({ receivedAt }: Pick<Database, 'receivedAt'>): string =>
  `id, reference, ${receivedAt} AS "receivedAt", idempotency_key AS key, ${requestFields.join()},
    page_language AS "pageLanguage"`;

/** Returns a subquery for the rows of current or retired keys. Pass the keys twice. */
export function idsByKeySql(keys: readonly string[]): string {
  const all = keys.map(() => '?').join();
  return `(SELECT id FROM enrolments WHERE idempotency_key IN (${all})
    UNION ALL SELECT enrolment FROM retired_keys WHERE key IN (${all}))`;
}

/** Retires keys: a later request with one of them gets the row's receipt and changes nothing. */
export function* retireKeys(id: StoredEnrolment['id'], keys: readonly string[]): Transaction<void> {
  for (const key of keys) {
    const text = 'INSERT INTO retired_keys (key, enrolment) VALUES (?, ?) ON CONFLICT DO NOTHING';
    yield* query(text, [key, id]);
  }
}

export function addToHistory(
  id: number | string,
  { at, kind, ...detail }: HistoryEvent,
): Transaction<unknown> {
  const text = 'INSERT INTO enrolment_history (enrolment, at, kind, detail) VALUES (?, ?, ?, ?)';
  return query(text, [id, at, kind, JSON.stringify(detail)]);
}
