import { DatabaseSync } from '@photostructure/sqlite';

export type Row = Record<string, unknown>;

/** Runs a statement directly on a SQLite file, and returns the rows that it returns. */
export function runOnFile(databaseFile: string, statement: string, ...values: unknown[]): Row[] {
  // A connection that can write would also write the log back into the file when it is closed.
  const readOnly = statement.startsWith('SELECT');
  const database = new DatabaseSync(databaseFile, { readOnly, timeout: 5000 });
  try {
    return database.prepare(statement).all(...values);
  } finally {
    database.close();
  }
}
