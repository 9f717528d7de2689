import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { createReference } from '../../../src/server/reference';
import { SqliteDatabase } from '../../../src/server/store/sqlite';
import { prepareInsert } from '../../server/support/requests';
import { sampleEnrolment } from './load';

/** The server deletes what is older than a year: all is received within this time, in milliseconds. */
const period = 300 * 86_400_000;

/** Makes a SQLite file with so many enrolments, none of them as old as to be deleted. */
export async function fillDatabase(file: string, rows: number): Promise<void> {
  const tables = new SqliteDatabase(file);
  await tables.create();
  await tables.close();

  const database = new Database(file);
  // It takes a tenth of the time where all of it fits into memory until it is written.
  database.pragma('cache_size = -1000000');
  const insert = prepareInsert(database);
  const from = Date.now() - period;
  const pause = period / rows;
  database.transaction(() => {
    // A reference may come twice, which counts as nothing.
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
