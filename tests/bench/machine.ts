import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { ensurePostgres } from '../server/support/postgres-install';

/** Where the figures come from, in one sentence. */
export function describeMachine(): string {
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const sqlite = new Database(':memory:').prepare<[], string>('SELECT sqlite_version()').pluck();
  const postgres = execFileSync(join(ensurePostgres(), 'postgres'), ['--version']).toString();
  return [
    `${cpus().length} cores (${processor?.model ?? 'unknown'}), ${gigabytes} GB`,
    `Node ${process.versions.node}`,
    `SQLite ${sqlite.get()}`,
    `PostgreSQL ${/\d+(\.\d+)*/.exec(postgres)?.[0]}`,
    'server and load on the same machine.',
  ].join(', ');
}
