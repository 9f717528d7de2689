import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from '../server/support/fault-figures';

/**
 * `npm run faults`: runs the server's fault tests, the outbox's model and then the site's fault tests
 * with many repetitions, and prints the figures at the end. Environment variables that are already set, such as
 * `KILL_CYCLES=20`, take precedence.
 */
const longForm = {
  KILL_CYCLES: '200',
  POSTGRES_KILLS: '10',
  ENROLMENTS: '200',
  MODEL_RUNS: '20000',
  BUILT_SERVER: 'dist-server',
};

const serverFaults = ['under-load', 'outages'];

const folder = mkdtempSync(join(tmpdir(), 'jambatan-faults-'));
const file = join(folder, 'figures');
const succeeded = [
  run('vitest', ['run', '--project', 'server', ...serverFaults]),
  run('vitest', ['run', '--project', 'model']),
  run('playwright', ['test', '--config=tests', '--project=faults', '--reporter=list']),
];
for (const { test, figures } of readFigures()) {
  console.log(`\n${test}`);
  console.table(figures);
}
rmSync(folder, { recursive: true });
process.exitCode = succeeded.includes(false) ? 1 : 0;

function run(program: string, args: readonly string[]): boolean {
  const { status } = spawnSync('npx', [program, ...args], {
    stdio: 'inherit',
    env: { ...longForm, ...process.env, FAULT_FIGURES: file },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function readFigures(): { test: string; figures: Figures }[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as { test: string; figures: Figures });
}
