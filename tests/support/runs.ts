import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce((total, count) => ({
    passed: total.passed + count.passed,
    failed: total.failed + count.failed,
  }));

/** Runs a command, shows its output, and returns true if the command succeeded. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    // The tests must run the server that the build step has built.
    env: { ...process.env, BUILT_SERVER: 'dist-server', ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Runs a tool that writes a JSON report, and reads the report.
 *
 * @param start runs the tool with the report's path; returns true if the tool succeeded
 * @returns the report, or undefined if the tool crashed before writing it
 */
export function withReport<R>(start: (file: string) => boolean): {
  readonly succeeded: boolean;
  readonly report: R | undefined;
} {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-tests-'));
  const file = join(folder, 'report.json');
  try {
    const succeeded = start(file);
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

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** Runs a configuration's Playwright tests, and counts the results. */
export function playwright(config: string, args: readonly string[] = []): Count {
  const { succeeded, report } = withReport<PlaywrightReport>((file) =>
    run('npx', ['playwright', 'test', '--config', config, '--reporter=dot,json', ...args], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
  const { expected, unexpected, flaky } = report?.stats ?? { expected: 0, unexpected: 1, flaky: 0 };
  return counted(succeeded, { passed: expected, failed: unexpected + flaky });
}

/**
 * Returns the counts for a run. A failed run has at least one failure, even if it crashed before it
 * could report one.
 */
export const counted = (succeeded: boolean, { passed, failed }: Count): Count => ({
  passed,
  failed: succeeded ? failed : Math.max(failed, 1),
});
