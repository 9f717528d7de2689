import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  const succeeded = Number(await run('npm', ['run', '--silent', script]));
  return { passed: succeeded, failed: 1 - succeeded };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

function vitest(): Promise<Count> {
  return tests(
    (file) => ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    (report: VitestReport) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  );
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

function playwright(args: readonly string[]): Promise<Count> {
  return tests(
    () => ['playwright', 'test', '--config=tests', '--reporter=dot,json', ...args],
    ({ stats: { expected, unexpected, flaky } }: PlaywrightReport) => ({
      passed: expected,
      failed: unexpected + flaky,
    }),
  );
}

/**
 * Runs a test runner and counts its tests. A failed run has at least one failure, even if it crashed
 * before it could report one.
 *
 * @param toArguments returns the arguments that make the runner write its JSON report to a file
 */
async function tests<Report>(
  toArguments: (file: string) => readonly string[],
  toCount: (report: Report) => Count,
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-tests-'));
  const file = join(folder, 'report.json');
  try {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const succeeded = await run('npx', toArguments(file), env);
    const count = existsSync(file)
      ? toCount(JSON.parse(readFileSync(file, 'utf8')) as Report)
      : { passed: 0, failed: 1 };
    return succeeded ? count : { ...count, failed: Math.max(count.failed, 1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
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
