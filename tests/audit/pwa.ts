import lighthouse from 'lighthouse-pwa';
import { printProgress } from '../support/parts';
import type { Row } from '../support/row';
import { inFreshBrowser } from './browser';
import { tryAgain } from './lighthouse';
import { type Effort, withServer } from './site';

/** Audits the site with the last version of Lighthouse that has a PWA category. */
export function auditPwa({ pages }: Effort): Promise<Row[]> {
  return withServer(async (siteUrl) => {
    const rows: Row[] = [];
    for (const path of pages) {
      printProgress(`pwa ${path}`);
      const failures = await tryAgain(() => runPwaAudits(siteUrl + path));
      rows.push({
        what: `pwa ${path}: failed audits`,
        value: failures.length === 0 ? 'none' : failures.join('; '),
        goal: 'none',
        met: failures.length === 0,
      });
    }
    return rows;
  });
}

/** Returns the audits that a page fails. @throws if Lighthouse could not audit the page */
async function runPwaAudits(url: string): Promise<string[]> {
  const run = await inFreshBrowser((port) =>
    lighthouse(url, { port, onlyCategories: ['pwa'], logLevel: 'error' }),
  );
  const category = run?.lhr.categories.pwa;
  if (!run || !category) throw new Error(`Lighthouse returned no PWA category for ${url}.`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  return category.auditRefs.flatMap(({ id }): string[] => {
    const audit = run.lhr.audits[id];
    if (!audit) throw new Error(`Lighthouse did not run '${id}' on ${url}.`);
    // An audit that failed to run or did not apply has no score, so it counts as failed.
    if (audit.scoreDisplayMode === 'manual' || audit.score === 1) return [];
    return [[id, audit.errorMessage, audit.explanation].filter(Boolean).join(', ')];
  });
}
