import { randomBytes } from 'node:crypto';
import { Client, type QueryResultRow } from 'pg';

/**
 * Makes an empty database with a user who owns it.
 *
 * @param adminUrl address of a superuser
 * @returns the address of that user; its password holds what has to be encoded there
 */
export async function createDatabase(adminUrl: string): Promise<string> {
  const name = `enrolments_${randomBytes(6).toString('hex')}`;
  const password = `p@ss/word:${name}`;
  await query(adminUrl, `CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
  await query(adminUrl, `CREATE DATABASE ${name} OWNER ${name}`);
  return withParts(adminUrl, { username: name, password, pathname: `/${name}` });
}

/** An address with some of its parts replaced. */
export function withParts(
  url: string,
  parts: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'port'>>,
): string {
  return Object.assign(new URL(url), parts).href;
}

/** Runs statements past the store. */
export async function query<Row extends QueryResultRow>(
  url: string,
  text: string,
  values?: readonly unknown[],
): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text, values && [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Reads what is stored, past the server, in the order of arrival. */
export async function postgresRows(url: string): Promise<Record<string, unknown>[]> {
  return query(url, 'SELECT * FROM enrolments ORDER BY id');
}

/** Locks the enrolments as another program can; returns how to let go. */
export async function lockEnrolments(url: string): Promise<() => Promise<void>> {
  const client = new Client(url);
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE enrolments IN ACCESS EXCLUSIVE MODE');
  return () => client.end();
}
