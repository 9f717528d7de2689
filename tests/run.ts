import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm test`: the checks of the source, the build, and every test, one after the other so that
 * they do not fight for the machine. All of them run even if one fails; the last line counts.
 */

interface Count {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'jambatan-tests-'));

const counts = [
  check('lint and format', 'npm', ['run', '--silent', 'lint']),
  check('types', 'npm', ['run', '--silent', 'typecheck']),
  check('build', 'npm', ['run', '--silent', 'build']),
  vitest(),
  playwright('browser tests', 'tests/browser'),
  playwright('fault tests', 'tests/faults'),
];
rmSync(reports, { recursive: true });

const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    // The build comes before the tests.
    env: { ...process.env, BUILT_SERVER: 'dist-server', ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function check(name: string, command: string, args: readonly string[]): Count {
  console.log(`\n# ${name}`);
  return run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest(): Count {
  console.log('\n# unit and server tests');
  const file = join(reports, 'vitest.json');
  const succeeded = run('npx', [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return counted(succeeded, () => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

function playwright(name: string, config: string): Count {
  console.log(`\n# ${name}`);
  const file = join(reports, 'playwright.json');
  const succeeded = run('npx', ['playwright', 'test', '--config', config, '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return counted(succeeded, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/** A run that failed has at least one failure, also if it fell over before it could count. */
function counted(succeeded: boolean, read: () => Count): Count {
  try {
    const { passed, failed } = read();
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
