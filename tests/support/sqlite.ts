import Database from 'better-sqlite3';

export type Row = Record<string, unknown>;

/** Runs a statement directly on a SQLite file, and returns the rows that it returns. */
export function runOnFile(databaseFile: string, statement: string, ...values: unknown[]): Row[] {
  // A connection that can write would also write the log back into the file when it is closed.
  const database = new Database(databaseFile, { readonly: statement.startsWith('SELECT') });
  try {
    const prepared = database.prepare<unknown[], Row>(statement);
    if (prepared.reader) return prepared.all(...values);
    prepared.run(...values);
    return [];
  } finally {
    database.close();
  }
}
