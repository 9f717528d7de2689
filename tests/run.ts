import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * `npm test`: runs all parts, even if one fails. The last line of the output has the totals. With
 * `--all`, it also runs the tests tagged `@all`.
 */

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const projects = ['browser', 'faults', 'firefox', 'webkit'].map((name) => `--project=${name}`);
const selected = process.argv.includes('--all') ? [] : ['--grep-invert=@all'];

const minutes: string[] = [];
const built = part('build', () => check('build'));
const counts = [
  ...(await Promise.all([
    built,
    part('lint and format', () => check('lint')),
    part('types', () => check('typecheck')),
    built.then(() => part('unit and server tests', vitest)),
  ])),
  // These tests run on their own, because they depend on the machine's speed the most.
  await part('browser tests', () => playwright([...projects, ...selected])),
];
console.log(`\nminutes: ${minutes.join(', ')}`);

const passed = sum(counts.map((count) => count.passed));
const failed = sum(counts.map((count) => count.failed));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

async function part(name: string, start: () => Promise<Count>): Promise<Count> {
  console.log(`\n# ${name}`);
  const startedAt = performance.now();
  const count = await start();
  minutes.push(`${name} ${((performance.now() - startedAt) / 60_000).toFixed(1)}`);
  return count;
}

async function check(script: string): Promise<Count> {
  return (await run('npm', ['run', '--silent', script]))
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

async function vitest(): Promise<Count> {
  const { succeeded, report } = await withReport<{
    numPassedTests: number;
    numFailedTests: number;
  }>((file) =>
    run('npx', ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]),
  );
  const { numPassedTests: ofPassed = 0, numFailedTests: ofFailed = 1 } = report ?? {};
  return counted(succeeded, { passed: ofPassed, failed: ofFailed });
}

async function playwright(args: readonly string[]): Promise<Count> {
  const { succeeded, report } = await withReport<{
    stats: { expected: number; unexpected: number; flaky: number };
  }>((file) =>
    run('npx', ['playwright', 'test', '--config=tests', '--reporter=dot,json', ...args], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
  const { expected, unexpected, flaky } = report?.stats ?? { expected: 0, unexpected: 1, flaky: 0 };
  return counted(succeeded, { passed: expected, failed: unexpected + flaky });
}

/** Runs a command, shows its output, and resolves to true if the command succeeded. */
async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    // The tests must run the server that the build step has built.
    env: { ...process.env, BUILT_SERVER: 'dist-server', ...env },
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/**
 * Runs a tool that writes a JSON report, and reads the report.
 *
 * @param start runs the tool with the report's path; resolves to true if the tool succeeded
 * @returns the report, or undefined if the tool crashed before writing it
 */
async function withReport<R>(
  start: (file: string) => Promise<boolean>,
): Promise<{ succeeded: boolean; report: R | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-tests-'));
  const file = join(folder, 'report.json');
  try {
    const succeeded = await start(file);
    return { succeeded, report: read<R>(file) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read<R>(file: string): R | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as R;
  } catch {
    return undefined;
  }
}

/**
 * Returns the counts for a run. A failed run has at least one failure, even if it crashed before it
 * could report one.
 */
function counted(succeeded: boolean, count: Count): Count {
  return succeeded ? count : { ...count, failed: Math.max(count.failed, 1) };
}
