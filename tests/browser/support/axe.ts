import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** All that WCAG 2.2 asks for at the levels A and AA, and what axe holds to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Brings axe into the page that is open. */
export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source);

/** What axe finds amiss: for each place the rule, where it is and what is wrong. */
export const axeFindings = (page: Page): Promise<string[]> => page.evaluate(runAxe, tags);

async function runAxe(runOnly: string[]): Promise<string[]> {
  // A frame holds the map, which is another site's.
  const { violations } = await axe.run({ runOnly, iframes: false, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
