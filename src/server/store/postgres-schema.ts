import type { PoolClient } from 'pg';
import { createTables, needsTables, schemaVersion } from './schema';

const tables = createTables({
  identity: 'bigint GENERATED ALWAYS AS IDENTITY',
  id: 'bigint',
  // Rounded to milliseconds, like the times in receipts.
  receivedAt: 'timestamptz(3)',
  dueAt: 'timestamptz',
  options: '',
});

/** Number of the advisory lock. Other programs are unlikely to use the same number. */
const lock = 7_302_011_906;

/**
 * Creates the tables. If they exist, the database user doesn't need the privilege to create tables.
 * Servers that start at the same time take turns. After an error, the caller has to close the
 * connection, which rolls back the transaction.
 */
export async function prepareTables(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  if (needsTables(await readVersion(client))) {
    await client.query(tables);
    await client.query(`CREATE TABLE enrolments_schema AS SELECT ${schemaVersion} AS version`);
  }
  await client.query('COMMIT');
}

async function readVersion(client: PoolClient): Promise<number> {
  const { rows: found } = await client.query(
    `SELECT WHERE to_regclass('enrolments_schema') IS NOT NULL`,
  );
  if (found.length === 0) return 0;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM enrolments_schema');
  return rows[0]?.version ?? 0;
}
