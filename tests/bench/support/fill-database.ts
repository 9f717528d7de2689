import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { createReference } from '../../../src/server/reference';
import { SqliteDatabase } from '../../../src/server/store/sqlite';
import { prepareInsert } from '../../server/support/requests';
import { sampleEnrolment } from './load';

/**
 * Maximum age of the rows, in milliseconds. It is less than a year, because the server deletes
 * older enrolments.
 */
const period = 300 * 86_400_000;

/** Creates a SQLite file with the given number of enrolments, none of which is due for deletion. */
export async function fillDatabase(file: string, rows: number): Promise<void> {
  const tables = new SqliteDatabase(file);
  await tables.create();
  await tables.close();

  const database = new Database(file);
  // Keeping the whole database in memory makes the inserts ten times faster.
  database.pragma('cache_size = -1000000');
  const insert = prepareInsert(database);
  const from = Date.now() - period;
  const pause = period / rows;
  database.transaction(() => {
    // An insert with a repeated reference stores nothing, so it does not count.
    for (let stored = 0; stored < rows;) {
      stored += insert.run({
        ...sampleEnrolment(stored),
        reference: createReference(),
        key: randomUUID(),
        receivedAt: new Date(from + stored * pause).toISOString(),
      }).changes;
    }
  })();
  database.close();
}
