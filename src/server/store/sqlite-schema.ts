import type { Database } from 'better-sqlite3';
import { applicantMails } from './applicant-mails';
import { pendingMigrations } from './database';
import { addPageLanguageSql } from './enrolment';
import { namedPasskeys, officeTables } from './office-tables';

/** The migration at index n upgrades version n to n + 1. Released migrations never change. */
export const migrations = [
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
  `CREATE INDEX enrolments_by_time ON enrolments (received_at);
  CREATE TABLE office_notices (
    id INTEGER PRIMARY KEY,
    enrolment INTEGER NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    -- Milliseconds since 1970.
    due_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX office_notices_by_time ON office_notices (channel, due_at);
  CREATE INDEX office_notices_by_enrolment ON office_notices (enrolment)`,
  `CREATE TABLE spent_keys (
    key TEXT PRIMARY KEY,
    enrolment INTEGER NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX spent_keys_by_enrolment ON spent_keys (enrolment)`,
  officeTables({ identity: 'integer', id: 'integer', options: 'STRICT' }),
  applicantMails({ id: 'integer', options: 'STRICT' }),
  namedPasskeys,
  addPageLanguageSql,
];

/** Migrates the tables. Takes no lock if they are up to date. */
export function migrate(database: Database): void {
  if (pendingMigrations(migrations, schemaVersion(database)).length === 0) return;
  database
    .transaction(() => {
      for (const statements of pendingMigrations(migrations, schemaVersion(database))) {
        database.exec(statements);
      }
      database.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
}

export function schemaVersion(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}
