import type { Database } from 'better-sqlite3';

/** The n-th statement leads from version n to version n + 1. Released ones never change. */
const migrations = [
  `CREATE TABLE enrolments (
    id INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    idempotency_key TEXT UNIQUE,
    received_at TEXT NOT NULL,
    name TEXT NOT NULL,
    mobile TEXT NOT NULL,
    email TEXT NOT NULL,
    nation TEXT NOT NULL,
    lang TEXT NOT NULL,
    per TEXT NOT NULL,
    hours INTEGER NOT NULL,
    message TEXT NOT NULL
  ) STRICT`,
];

export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/** Brings the tables up to date; does nothing, and takes no lock, where they are. */
export function migrate(database: Database): void {
  if (version(database) === migrations.length) return;
  database
    .transaction(() => {
      const current = version(database);
      if (current > migrations.length) {
        throw new NewerSchemaError('it was written by a newer version of this program');
      }
      for (const statement of migrations.slice(current)) database.exec(statement);
      database.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
}

function version(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}
