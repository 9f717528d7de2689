import { spawnSync } from 'node:child_process';

/**
 * `npm run faults`: runs the server's fault tests, the outbox's model and then the site's fault tests
 * with many repetitions. Environment variables that are already set, such as `KILL_CYCLES=20`, take
 * precedence.
 */
const longForm = {
  KILL_CYCLES: '200',
  POSTGRES_KILLS: '10',
  ANSWER_RUNS: '200',
  SUBMISSION_RUNS: '200',
  MODEL_RUNS: '20000',
  BUILT_SERVER: 'dist-server',
};

const serverFaults = ['under-load', 'outages'];

const succeeded = [
  run('vitest', ['run', '--project', 'server', ...serverFaults]),
  run('vitest', ['run', '--project', 'model']),
  run('playwright', ['test', '--config=tests', '--project=faults', '--reporter=list']),
];
process.exitCode = succeeded.includes(false) ? 1 : 0;

function run(program: string, args: readonly string[]): boolean {
  const { status } = spawnSync('npx', [program, ...args], {
    stdio: 'inherit',
    env: { ...longForm, ...process.env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}
