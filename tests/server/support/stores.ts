import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, inject } from 'vitest';
import { EnrolmentStore } from '../../../src/server/store/enrolment-store';
import type { ChannelKind } from '../../../src/server/store/office-notices';
import { PostgresDatabase } from '../../../src/server/store/postgres';
import { SqliteDatabase } from '../../../src/server/store/sqlite';
import { newFolder } from './new-folder';
import { createDatabase, query } from './postgres';

/** An initially empty database. */
interface TestDatabase {
  /** Opens a store on the database, as each server does. */
  open(channels: readonly ChannelKind[]): EnrolmentStore;
  /** Fills the empty database from the file for its kind in a folder. */
  restore(files: URL): Promise<void>;
}

interface DatabaseKind {
  readonly kind: string;
  /** Statement that marks the tables as those of a later release. */
  readonly makeNewer: string;
  make(): Promise<TestDatabase>;
}

/** The kinds of database. The store must behave identically on both. */
export const databases: readonly DatabaseKind[] = [
  {
    kind: 'SQLite',
    makeNewer: 'PRAGMA user_version = 99',
    make: async () => {
      const file = join(newFolder(), 'enrolments.db');
      return {
        open: (channels) => new EnrolmentStore(new SqliteDatabase(file), channels),
        restore: async (files) => {
          const database = new DatabaseSync(file);
          database.exec(readFileSync(new URL('sqlite.sql', files), 'utf8'));
          database.close();
        },
      };
    },
  },
  {
    kind: 'PostgreSQL',
    makeNewer: 'UPDATE enrolments_schema SET version = 99',
    make: async () => {
      const url = await newPostgresUrl();
      return {
        open: (channels) => new EnrolmentStore(new PostgresDatabase(url), channels),
        restore: async (files) => {
          await query(url, readFileSync(new URL('postgresql.sql', files), 'utf8'));
        },
      };
    },
  },
];

/** The store of the current test. */
export let store: EnrolmentStore;
/** The store of another server on the same database. */
export let other: EnrolmentStore;

/** Opens both stores on a new database with tables before each test. */
export function openForEachTest({ make }: DatabaseKind, channels: readonly ChannelKind[]): void {
  beforeEach(async () => {
    const database = await make();
    store = database.open(channels);
    other = database.open(channels);
    await store.database.create();
  });
  afterEach(async () => {
    await store.database.close();
    await other.database.close();
  });
}

/** Creates an empty database on the test run's shared PostgreSQL, and returns its URL. */
export function newPostgresUrl(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}
