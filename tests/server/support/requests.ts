import { randomUUID } from 'node:crypto';
import { DatabaseSync } from '@photostructure/sqlite';
import type { EnrolmentRequest } from '../../../src/enrolment/core/request';
import type { Submission } from '../../../src/server/store/enrolment';
import type { EnrolmentStore } from '../../../src/server/store/enrolment-store';
import { runOnFile } from '../../support/sqlite';
import { call } from './http';

/** A request body as the enrolment form sends it (specification, section 7). */
export const enrolment: EnrolmentRequest = {
  name: 'Aisyah Rahman',
  mobile: '+60 12-345 6789',
  email: 'aisyah@example.org',
  nation: 'Malaysia',
  lang: 'Mandarin',
  per: '3',
  hours: 0,
  message: 'Website enrolment: HSK',
};

/** An enrolment whose personal data can be recognised wherever it must not appear. */
export const canary = {
  ...enrolment,
  name: 'Canaria Goldfinch',
  mobile: '+60 19-876 5432',
  email: 'canary@example.org',
  nation: 'Iceland',
};
export const canaryTraces = /Canaria|Goldfinch|876 ?5432|8765432|canary|Iceland/i;

interface Options {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Posts an enrolment. Strings and bytes are sent unchanged, everything else as JSON. */
export const post = (url: string, body: unknown, { key, headers }: Options = {}) =>
  call(`${url}/api/notifications`, {
    method: 'POST',
    body,
    headers: { ...(key !== undefined && { 'Idempotency-Key': key }), ...headers },
  });

export const newKey = randomUUID;

/** Initial values of the fields for the office, withdrawal, duplicates and the page's language. */
export const untouched = {
  state: 'received',
  sentence: '',
  note: '',
  version: 0,
  withdrawnAt: null,
  unread: 0,
  possibleDuplicates: null,
  pageLanguage: null,
};

/** Creates a request as the store receives it, optionally replacing others. */
export const submission = (
  request: EnrolmentRequest,
  key: string | undefined,
  ...replaces: string[]
): Submission => ({ request, key: key ?? null, replaces, pageLanguage: null });

/** Stores a new request, and returns its receipt. */
export async function storeNew(store: EnrolmentStore, request = enrolment, key?: string) {
  const acceptance = await store.accept(submission(request, key));
  if (acceptance.kind !== 'created') throw new Error(acceptance.kind);
  return acceptance.receipt;
}

/** Reads the stored rows directly from the database. */
export const storedRows = (databaseFile: string) =>
  runOnFile(databaseFile, 'SELECT * FROM enrolments');

/** Makes every session look as if it had begun long ago. */
export const ageSessions = ({ databaseFile }: { readonly databaseFile: string }) =>
  runOnFile(databaseFile, `UPDATE sessions SET signed_in_at = '2026-01-01T00:00:00.000Z'`);

/** Locks the database as another program might, and returns a function that releases the lock. */
export function lockDatabase(databaseFile: string): () => void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 });
  database.exec('BEGIN EXCLUSIVE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}
