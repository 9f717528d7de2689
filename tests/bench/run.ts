import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { describeProcessor } from '../support/machine';
import { measureParts, type Parts } from '../support/parts';
import type { Effort } from './effort';
import { benchPost } from './post';
import { benchGrowth, benchMemory } from './resources';

/**
 * `npm run bench` measures the built server and prints a table. `npm run bench -- post memory` runs
 * only the named parts. `--quick` takes a few minutes and only checks that everything runs.
 */
const parts: Parts<Effort> = {
  post: benchPost,
  memory: benchMemory,
  growth: benchGrowth,
};

const thorough: Effort = {
  rounds: 5,
  seconds: 30,
  requests: 500_000,
  settledAfter: 50_000,
  manyRows: 1_000_000,
};
const quick: Effort = {
  rounds: 2,
  seconds: 3,
  requests: 10_000,
  settledAfter: 5000,
  manyRows: 50_000,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' } },
});
await measureParts(parts, values.quick ? quick : thorough, {
  names: positionals,
  below: describeMachine,
});

/** Describes the machine on which the figures were measured. */
function describeMachine(): string {
  const sqlite = new Database(':memory:').prepare<[], string>('SELECT sqlite_version()').pluck();
  return [
    describeProcessor(),
    `SQLite ${sqlite.get()}`,
    'server and load on the same machine.',
  ].join(', ');
}
