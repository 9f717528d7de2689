import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';

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
