import { parseArgs } from 'node:util';
import { testEngines } from './test-engines';

/** `npm run test:engines`; `-- --repeat 3` runs each scenario three times. */
const { values } = parseArgs({ options: { repeat: { type: 'string', default: '1' } } });
const repeat = Number(values.repeat);
if (!Number.isInteger(repeat) || repeat < 1) {
  throw new TypeError(`--repeat wants how often, not ${values.repeat}.`);
}
const { passed, failed } = testEngines(repeat);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
