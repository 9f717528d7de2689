import lighthouse from 'lighthouse-pwa';
import { tellProgress } from '../support/parts';
import type { Row } from '../support/row';
import { inFreshBrowser } from './browser';
import { tryAgain } from './lighthouse';
import { type Effort, withServer } from './site';

interface Verdict {
  /** From 0 to 100. */
  readonly points: number;
  /** Each audit that did not pass, and why, in Lighthouse's words. */
  readonly failures: readonly string[];
}

/** What the last Lighthouse with a PWA category says of the site. */
export function auditPwa({ pages, remark }: Effort): Promise<Row[]> {
  return withServer(async (siteUrl) => {
    const rows: Row[] = [];
    for (const path of pages) {
      tellProgress(`pwa ${path}`);
      const { points, failures } = await tryAgain(() => judge(siteUrl + path));
      for (const failure of failures) remark(`pwa ${path}: ${failure}`);
      rows.push({
        what: `pwa ${path}: every audit`,
        value: failures.length === 0 ? `${points}` : `${points}, ${failures.length} failed`,
        goal: '100',
        met: points === 100 && failures.length === 0,
      });
    }
    return rows;
  });
}

/** @throws if Lighthouse could not judge the page */
async function judge(url: string): Promise<Verdict> {
  const run = await inFreshBrowser((port) =>
    lighthouse(url, { port, onlyCategories: ['pwa'], logLevel: 'error' }),
  );
  const category = run?.lhr.categories.pwa;
  if (!run || !category) throw new Error(`Lighthouse has no PWA category for ${url}.`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  const failures = category.auditRefs.flatMap(({ id }): string[] => {
    const audit = run.lhr.audits[id];
    if (!audit) throw new Error(`Lighthouse did not run '${id}' on ${url}.`);
    // An audit that erred or did not apply has no score, and has shown nothing.
    if (audit.scoreDisplayMode === 'manual' || audit.score === 1) return [];
    const reasons = [audit.errorMessage, audit.explanation, ...reasonsIn(audit.details)];
    return [[id, audit.title, ...reasons.filter(Boolean)].join(', ')];
  });
  return { points: Math.round((category.score ?? 0) * 100), failures };
}

function reasonsIn(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: readonly { reason?: unknown }[] };
  return items.flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []));
}
