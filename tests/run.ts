import { testEngines } from './engines/test-engines';
import { type Count, counted, playwright, run, sum, withReport } from './support/runs';

/**
 * `npm test`: the checks of the source, the build, and every test, one after the other so that
 * they do not fight for the machine. All of them run even if one fails; the last line counts.
 */
const { passed, failed } = sum([
  check('lint and format', 'lint'),
  check('types', 'typecheck'),
  check('build', 'build'),
  vitest(),
  browserTests('browser tests', 'tests/browser'),
  browserTests('fault tests', 'tests/faults'),
  engines(),
]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function check(name: string, script: string): Count {
  console.log(`\n# ${name}`);
  return run('npm', ['run', '--silent', script])
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

function vitest(): Count {
  console.log('\n# unit and server tests');
  const { succeeded, report } = withReport<{ numPassedTests: number; numFailedTests: number }>(
    (file) =>
      run('npx', [
        'vitest',
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]),
  );
  const { numPassedTests: ofPassed = 0, numFailedTests: ofFailed = 1 } = report ?? {};
  return counted(succeeded, { passed: ofPassed, failed: ofFailed });
}

function browserTests(name: string, config: string): Count {
  console.log(`\n# ${name}`);
  return playwright(config).count;
}

function engines(): Count {
  console.log('\n# the three engines');
  return testEngines();
}
