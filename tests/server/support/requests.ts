import { randomUUID } from 'node:crypto';
import Database, { type Statement } from 'better-sqlite3';
import type { EnrolmentRequest } from '../../../src/enrolment/core/request';
import type { Submission } from '../../../src/server/store/enrolment';

/** A body as the enrolment form sends it (specification, section 7). */
export const enrolment = {
  name: 'Aisyah Rahman',
  mobile: '+60 12-345 6789',
  email: 'aisyah@example.org',
  nation: 'Malaysia',
  lang: 'Mandarin',
  per: '3',
  hours: 0,
  message: 'Website enrolment: HSK',
};

interface Options {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Posts a body: an object as JSON, texts and bytes as they are. */
export async function post(url: string, body: unknown, { key, headers }: Options = {}) {
  const response = await fetch(`${url}/api/notifications`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...headers,
    },
    body: isAsItIs(body) ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

const isAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

export const newKey = randomUUID;

/** What the office makes of a request, before it makes anything of it. */
export const untouched = {
  state: 'received',
  sentence: '',
  note: '',
  version: 0,
  withdrawnAt: null,
  twins: null,
};

/** A request as it arrives, in place of others or of none. */
export const submission = (
  request: EnrolmentRequest,
  key: string | undefined,
  ...replaces: string[]
): Submission => ({ request, key: key ?? null, replaces });

/** Reads what is stored, past the server. */
export function storedRows(databaseFile: string): Record<string, unknown>[] {
  const database = new Database(databaseFile, { readonly: true });
  try {
    return database.prepare<[], Record<string, unknown>>('SELECT * FROM enrolments').all();
  } finally {
    database.close();
  }
}

/** Locks the database as another program can; returns how to let go. */
export function lockDatabase(databaseFile: string): () => void {
  const database = new Database(databaseFile);
  database.exec('BEGIN EXCLUSIVE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}

/** A row as it lies in the table: what was sent, and what the server adds to it. */
export interface EnrolmentRow extends Omit<EnrolmentRequest, 'lang' | 'per'> {
  readonly lang: string;
  readonly per: string;
  readonly reference: string;
  readonly key: string | undefined;
  readonly receivedAt: string;
}

/** Stores an enrolment in a SQLite file past the server. A reference that is taken changes nothing. */
export const prepareInsert = (database: Database.Database): Statement<[EnrolmentRow]> =>
  database.prepare(
    `INSERT INTO enrolments
      (reference, idempotency_key, received_at,
        name, mobile, email, nation, lang, per, hours, message)
      VALUES (@reference, @key, @receivedAt,
        @name, @mobile, @email, @nation, @lang, @per, @hours, @message)
      ON CONFLICT (reference) DO NOTHING`,
  );
