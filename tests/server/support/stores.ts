import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, inject } from 'vitest';
import { EnrolmentStore } from '../../../src/server/store/enrolment-store';
import type { ChannelKind } from '../../../src/server/store/office-notices';
import { PostgresDatabase } from '../../../src/server/store/postgres';
import { SqliteDatabase } from '../../../src/server/store/sqlite';
import { type Row, runOnFile } from '../../support/sqlite';
import { createDatabase, query } from './postgres';

/** An initially empty database that tests can also read and change directly. */
export interface TestDatabase {
  /** Opens a store on the database, as each server does. */
  open(channels?: readonly ChannelKind[]): EnrolmentStore;
  /** Runs a statement directly on the database. */
  run(statement: string): Promise<Row[]>;
  /** Fills the empty database from the file for its kind in a folder. */
  restore(files: URL): Promise<void>;
  /** Marks the tables as those of a later release. */
  makeNewer(): Promise<void>;
  remove(): Promise<void>;
}

/** The kinds of database. The store must behave identically on both. */
export const databases: readonly { readonly kind: string; make(): Promise<TestDatabase> }[] = [
  { kind: 'SQLite', make: async () => sqliteDatabase() },
  { kind: 'PostgreSQL', make: async () => postgresDatabase(await newPostgresUrl()) },
];

interface OpenedDatabase {
  readonly database: TestDatabase;
  readonly store: EnrolmentStore;
  /** The store of another server on the same database. */
  readonly other: EnrolmentStore;
}

/** Opens a new database with tables before each test, and removes it afterwards. */
export function openForEachTest(
  make: () => Promise<TestDatabase>,
  channels: readonly ChannelKind[],
  onOpened: (opened: OpenedDatabase) => unknown,
): void {
  let opened: OpenedDatabase;
  beforeEach(async () => {
    const database = await make();
    opened = { database, store: database.open(channels), other: database.open(channels) };
    await opened.store.database.create();
    await onOpened(opened);
  });
  afterEach(async () => {
    await Promise.all([opened.store, opened.other].map((store) => store.database.close()));
    await opened.database.remove();
  });
}

/** Creates an empty database on the test run's shared PostgreSQL, and returns its URL. */
export function newPostgresUrl(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}

function sqliteDatabase(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-store-'));
  const file = join(folder, 'data', 'enrolments.db');
  const run = async (statement: string) => runOnFile(file, statement);
  return {
    open: (channels = []) => new EnrolmentStore(new SqliteDatabase(file), channels),
    run,
    restore: async (files) => {
      mkdirSync(dirname(file));
      const database = new Database(file);
      database.exec(readFileSync(new URL('sqlite.sql', files), 'utf8'));
      database.close();
    },
    makeNewer: async () => {
      await run('PRAGMA user_version = 99');
    },
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

function postgresDatabase(url: string): TestDatabase {
  const run = (statement: string) => query<Row>(url, statement);
  return {
    open: (channels = []) => new EnrolmentStore(new PostgresDatabase(url), channels),
    run,
    restore: async (files) => {
      await run(readFileSync(new URL('postgresql.sql', files), 'utf8'));
    },
    makeNewer: async () => {
      await run('UPDATE enrolments_schema SET version = 99');
    },
    // The database is removed together with the PostgreSQL server.
    remove: async () => {},
  };
}
