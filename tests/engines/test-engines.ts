import { type Count, playwright, type Suite, sum } from '../support/runs';
import { ensureEngine } from './driver/engines';
import { type EngineName, engineNames } from './driver/tab';

/** Of a row and an engine: whether all of it passed. */
type Outcomes = ReadonlyMap<string, ReadonlyMap<EngineName, boolean>>;

/**
 * Runs the scenarios in each engine, and prints the table engine × scenario.
 *
 * @param repeat how often each scenario is to pass
 */
export function testEngines(repeat = 1): Count {
  const present = engineNames.filter(isThere);
  const missing = { passed: 0, failed: engineNames.length - present.length };
  const repeated = `--repeat-each=${repeat}`;
  const scenarios = playwright('tests/engines', [
    repeated,
    ...present.map((name) => `--project=${name}`),
  ]);
  const outcomes = new Map(outcomesOf(scenarios.report?.suites ?? []));
  console.log(table(outcomes));
  return sum([missing, scenarios.count]);
}

function isThere(name: EngineName): boolean {
  try {
    ensureEngine(name);
    return true;
  } catch (error) {
    console.error(String(error));
    return false;
  }
}

function outcomesOf(suites: readonly Suite[]): Outcomes {
  const outcomes = new Map<string, Map<EngineName, boolean>>();
  for (const suite of suites) {
    for (const { title, tests } of suite.specs) {
      const row = outcomes.get(title) ?? new Map<EngineName, boolean>();
      for (const { projectName, status } of tests) {
        const engine = projectName as EngineName;
        row.set(engine, status === 'expected' && row.get(engine) !== false);
      }
      outcomes.set(title, row);
    }
    for (const [title, row] of outcomesOf(suite.suites ?? [])) outcomes.set(title, new Map(row));
  }
  return outcomes;
}

/** In the form in which the README has it. */
function table(outcomes: Outcomes): string {
  const words = (passed: boolean | undefined) =>
    passed === undefined ? '–' : passed ? 'passed' : 'FAILED';
  const rows = [...outcomes].map(
    ([title, row]) =>
      `| ${[title, ...engineNames.map((name) => words(row.get(name)))].join(' | ')} |`,
  );
  const head = ['Scenario', 'Chromium', 'Firefox', 'WebKit'];
  return ['', `| ${head.join(' | ')} |`, '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}
