import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { ensurePostgres } from '../server/support/postgres';
import { describeProcessor } from '../support/machine';

/** Where the figures come from, in one sentence. */
export function describeMachine(): string {
  const sqlite = new Database(':memory:').prepare<[], string>('SELECT sqlite_version()').pluck();
  const postgres = execFileSync(join(ensurePostgres(), 'postgres'), ['--version']).toString();
  return [
    describeProcessor(),
    `SQLite ${sqlite.get()}`,
    `PostgreSQL ${/\d+(\.\d+)*/.exec(postgres)?.[0]}`,
    'server and load on the same machine.',
  ].join(', ');
}
