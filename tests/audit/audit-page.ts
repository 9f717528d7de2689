import lighthouse from 'lighthouse';

export interface AuditResult {
  readonly id: string;
  readonly title: string;
  readonly verdict: 'pass' | 'fail' | 'manual';
  /** Why it failed, in Lighthouse's words. */
  readonly reasons: readonly string[];
}

/**
 * Runs every audit of Lighthouse's PWA category on a page.
 *
 * @param port where the browser's DevTools listen
 * @throws if Lighthouse could not judge the page
 */
export async function auditPage(url: string, port: number): Promise<readonly AuditResult[]> {
  const run = await lighthouse(url, { port, onlyCategories: ['pwa'], logLevel: 'error' });
  const category = run?.lhr.categories.pwa;
  if (!run || !category) throw new Error(`Lighthouse has no PWA category for ${url}.`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  return category.auditRefs.map(({ id }): AuditResult => {
    const audit = run.lhr.audits[id];
    if (!audit) throw new Error(`Lighthouse did not run '${id}' on ${url}.`);
    const isManual = audit.scoreDisplayMode === 'manual';
    return {
      id,
      title: audit.title,
      // An audit that erred or did not apply has no score, and has shown nothing.
      verdict: isManual ? 'manual' : audit.score === 1 ? 'pass' : 'fail',
      reasons: [audit.errorMessage, audit.explanation, ...reasonsIn(audit.details)].filter(
        (reason) => reason !== undefined,
      ),
    };
  });
}

function reasonsIn(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: readonly { reason?: unknown }[] };
  return items.flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []));
}
