import type { Database } from 'better-sqlite3';
import { createTables, needsTables, schemaVersion } from './schema';

const tables = createTables({
  identity: 'integer',
  id: 'integer',
  receivedAt: 'text',
  // Milliseconds since 1970.
  dueAt: 'integer',
  options: 'STRICT',
});

/** Creates the tables. Takes no lock if they exist. */
export function prepareTables(database: Database): void {
  if (!needsTables(readVersion(database))) return;
  database
    .transaction(() => {
      // Another process may have created them in the meantime.
      if (!needsTables(readVersion(database))) return;
      database.exec(tables);
      database.pragma(`user_version = ${schemaVersion}`);
    })
    .immediate();
}

export function readVersion(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}
