import type { PoolClient, QueryConfig } from 'pg';
import { applicantMails } from './applicant-mails';
import { pendingMigrations } from './database';
import { addPageLanguageSql } from './enrolment';
import { namedPasskeys, officeTables } from './office-tables';

/** The migration at index n upgrades version n to n + 1. Released migrations never change. */
export const migrations = [
  `CREATE TABLE enrolments (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    idempotency_key text UNIQUE,
    -- Rounded to milliseconds, like the times in receipts.
    received_at timestamptz(3) NOT NULL DEFAULT now(),
    name text NOT NULL,
    mobile text NOT NULL,
    email text NOT NULL,
    nation text NOT NULL,
    lang text NOT NULL,
    per text NOT NULL,
    hours integer NOT NULL,
    message text NOT NULL
  );
  CREATE INDEX enrolments_by_time ON enrolments (received_at);
  CREATE TABLE office_notices (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    enrolment bigint NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    channel text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX office_notices_by_time ON office_notices (channel, due_at);
  CREATE INDEX office_notices_by_enrolment ON office_notices (enrolment)`,
  `CREATE TABLE spent_keys (
    key text PRIMARY KEY,
    enrolment bigint NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE
  );
  CREATE INDEX spent_keys_by_enrolment ON spent_keys (enrolment)`,
  officeTables({ identity: 'bigint GENERATED ALWAYS AS IDENTITY', id: 'bigint', options: '' }),
  applicantMails({ id: 'bigint', options: '' }),
  namedPasskeys,
  addPageLanguageSql,
];

/** Number of the advisory lock. Other programs are unlikely to use the same number. */
const migrationLock = 7_302_011_906;

/** Long enough to migrate tables with many rows. */
const migrationTimeoutMs = 60_000;

/**
 * Migrates the tables. If they are up to date, the database user doesn't need the privilege to
 * create tables. Servers that start at the same time take turns. After an error, the caller has to
 * close the connection, which rolls back the migration.
 */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  const pending = pendingMigrations(migrations, await version(client));
  if (pending.length > 0) {
    await client.query(`SET LOCAL statement_timeout = ${migrationTimeoutMs}`);
    for (const text of pending) {
      const unhurried: QueryConfig & { query_timeout: number } = {
        text,
        query_timeout: migrationTimeoutMs,
      };
      await client.query(unhurried);
    }
    await client.query('CREATE TABLE IF NOT EXISTS enrolments_schema (version integer NOT NULL)');
    await client.query('DELETE FROM enrolments_schema');
    await client.query('INSERT INTO enrolments_schema VALUES ($1)', [migrations.length]);
  }
  await client.query('COMMIT');
}

/** Returns the schema version; 0 for an empty database. */
async function version(client: PoolClient): Promise<number> {
  const { rows: tables } = await client.query(
    `SELECT WHERE to_regclass('enrolments_schema') IS NOT NULL`,
  );
  if (tables.length === 0) return 0;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM enrolments_schema');
  return rows[0]?.version ?? 0;
}
