import { parseArgs } from 'node:util';
import { measureParts, type Parts } from '../support/parts';
import { benchGrowth } from './growth';
import { describeMachine } from './machine';
import { benchMemory } from './memory';
import { benchPost } from './post';
import { benchPostgres } from './postgres';
import { benchStart } from './start';
import { benchStatic } from './static';
import type { Effort } from './effort';

/**
 * `npm run bench`: measures the built server and prints a table. `npm run bench -- post memory`
 * runs some parts; `--quick` shows in a few minutes that everything runs, and no more than that.
 */
const parts: Parts<Effort> = {
  post: benchPost,
  postgres: benchPostgres,
  static: benchStatic,
  memory: benchMemory,
  growth: benchGrowth,
  start: benchStart,
};

const thorough: Effort = {
  rounds: 5,
  seconds: 30,
  requests: 500_000,
  settledAfter: 50_000,
  manyRows: 1_000_000,
  starts: 11,
};
const quick: Effort = {
  rounds: 2,
  seconds: 3,
  requests: 10_000,
  settledAfter: 5000,
  manyRows: 50_000,
  starts: 3,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' } },
});
await measureParts(parts, values.quick ? quick : thorough, {
  names: positionals,
  below: describeMachine,
});
