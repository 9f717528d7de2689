import { parseArgs } from 'node:util';
import { benchGrowth } from './growth';
import { describeMachine } from './machine';
import { benchMemory } from './memory';
import { benchPost } from './post';
import { benchPostgres } from './postgres';
import { type Row, tableOf } from './row';
import { benchStart } from './start';
import { benchStatic } from './static';
import type { Effort } from './support/rounds';

/**
 * `npm run bench`: measures the built server and prints a table. `npm run bench -- post memory`
 * runs some parts; `--quick` shows in a few minutes that everything runs, and no more than that.
 */
const parts: Readonly<Record<string, (effort: Effort) => Promise<Row[]>>> = {
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
const unknown = positionals.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no part '${unknown}'. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const rows: Row[] = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.error(`${new Date().toLocaleTimeString('en-GB')} ${name} …`);
    rows.push(...(await measure(values.quick ? quick : thorough)));
  }
} finally {
  console.log(`\n${tableOf(rows)}\n\n${describeMachine()}`);
}
const missed = rows.filter(({ met }) => met === false).length;
console.log(missed === 0 ? 'Every goal is met.' : `${missed} missed.`);
