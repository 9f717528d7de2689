import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

// Less than half of the whole source, which each page would have to read.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looks for. */
type AxeRules = NonNullable<RunOptions['runOnly']>;

/** All that WCAG 2.2 asks for at the levels A and AA, and what axe holds to be good practice. */
export const allRules: AxeRules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Those of them that look at colours. */
export const colourRules: AxeRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** Brings axe into the page that is open. */
export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(source);

/** What axe finds amiss: for each place the rule, where it is and what is wrong. */
export const axeFindings = (page: Page, rules: AxeRules): Promise<string[]> =>
  page.evaluate(runAxe, rules);

async function runAxe(runOnly: AxeRules): Promise<string[]> {
  // A frame holds the map, which is another site's.
  const { violations } = await axe.run({ runOnly, iframes: false, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
