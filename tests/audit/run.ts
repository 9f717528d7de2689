import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium, findWholeChromium } from '../support/chromium';
import { describeProcessor } from '../support/machine';
import { measureParts, type Parts } from '../support/parts';
import { auditBuild } from './build';
import { auditInteractions } from './interactions';
import { auditApplied, auditSimulated } from './loads';
import { auditPwa } from './pwa';
import { buildIfStale, type Effort, keyPages, otherPages } from './site';
import { auditSlow } from './slow';
import { auditVisits } from './visits';
import { auditWorker } from './worker';

/**
 * `npm run audit`: measures how much time and data the built site costs a visitor, compared with a
 * bare page. The audit fails if a goal is missed. `npm run audit -- simulated pwa` runs only those
 * parts. `--quick` only checks that everything runs. `--all-pages` also measures the paints of all
 * other English pages.
 */
const parts: Parts<Effort> = {
  simulated: auditSimulated,
  applied: auditApplied,
  slow: auditSlow,
  pwa: auditPwa,
  interactions: auditInteractions,
  visits: auditVisits,
  worker: auditWorker,
  build: auditBuild,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    'all-pages': { type: 'boolean', default: false },
  },
});

/**
 * Average number of runnable processes before the audit. Other work on the machine distorts the
 * figures.
 */
const busyness = loadavg()[0]?.toFixed(1);

const effort: Effort = {
  ...(values.quick
    ? { rounds: 1, slowRounds: 1, visits: 1, builds: 1, pages: keyPages.slice(0, 2) }
    : { rounds: 3, slowRounds: 5, visits: 5, builds: 3, pages: keyPages }),
  morePages: values['all-pages'] ? otherPages : [],
};

// Browsers run in their own process groups and are stopped only if this process exits normally.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

buildIfStale();
const isMet = await measureParts(parts, effort, {
  names: positionals,
  below: describeMachine,
});
process.exitCode = isMet ? 0 : 1;

function describeMachine(): string {
  const browser = spawnSync(ensureChromium(findWholeChromium), ['--version'], { encoding: 'utf8' });
  return [
    describeProcessor(),
    browser.stdout.trim(),
    `server and browser on the same machine, which had a load of ${busyness} before the audit.`,
  ].join(', ');
}
