import { type Count, counted, playwright, run, sum, withReport } from './support/runs';

/**
 * The parts of `npm test`. They run one after another, so that they don't slow each other down. All
 * of them run even if one fails. The last line of the output has the totals.
 */
const parts: readonly (readonly [name: string, run: () => Count])[] = [
  ['lint and format', () => check('lint')],
  ['types', () => check('typecheck')],
  ['build', () => check('build')],
  ['unit and server tests', vitest],
  ['browser tests', () => playwright('tests/browser')],
  ['fault tests', () => playwright('tests/faults', decidingFaults)],
  ['Firefox and WebKit', () => playwright('tests/engines')],
];

/** The fault tests in `npm test`. `npm run faults` runs all fault tests, with more repetitions. */
const decidingFaults = ['many-enrolments', 'tabs', 'lost-commit'];

// `npm run test:all` also checks pages in windows of other sizes.
if (process.argv.includes('--all')) process.env.ALL_WINDOWS = '1';

const minutes: string[] = [];
const { passed, failed } = sum(parts.map(timed));
console.log(`\nminutes: ${minutes.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function timed([name, part]: (typeof parts)[number]): Count {
  console.log(`\n# ${name}`);
  const start = performance.now();
  const count = part();
  minutes.push(`${name} ${((performance.now() - start) / 60_000).toFixed(1)}`);
  return count;
}

function check(script: string): Count {
  return run('npm', ['run', '--silent', script])
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

function vitest(): Count {
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
