import type { BrowserContext, Page } from '@playwright/test';
import { untilInstalled } from '../browser/support/service-worker';
import type { Row } from '../support/row';
import type { Effort } from './effort';
import { amountOf, bytesOf, kilobytes } from './exchanges';
import type { Exchange, Network } from './network';

/** Of the whole precache as transferred, in bytes. */
const goal = 700_000;
/** How long that may take at most, in milliseconds. */
const patience = 120_000;

/**
 * Opens the home page on a device that has nothing of the site, until the worker has put the site
 * there.
 *
 * @param speed of the line, for the table
 */
export async function auditFirstVisit(
  context: BrowserContext,
  network: Network,
  { detail }: Pick<Effort, 'detail'>,
  speed: string,
): Promise<Row[]> {
  network.forget();
  const page = await context.newPage();
  await page.goto(network.url);
  await untilInstalled(page, patience);
  const loadedAt = await loadTime(page);
  const askedBy = (asker: Exchange['asker']) =>
    network.exchanges.filter((exchange) => exchange.asker === asker);
  const [ofPage, ofWorker] = [askedBy('page'), askedBy('worker')];
  const start = Math.min(...ofWorker.map(({ startedAt }) => startedAt));
  const end = Math.max(...ofWorker.map(({ endedAt }) => endedAt));
  const tooEarly = ofWorker.filter(({ startedAt }) => startedAt < loadedAt);
  const delayed = ofPage.filter(({ endedAt }) => endedAt > start);
  const name = (what: string) => `worker, first visit, ${speed}: ${what}`;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const late = ofPage.filter(({ endedAt }) => endedAt > loadedAt);
  const lateFiles = late.map(({ path, endedAt }) => `${path} ${seconds(endedAt - loadedAt)}`);
  detail(`${name('files of the page after its load event')}: ${lateFiles.join(', ')}`);
  return [
    { what: name('the page itself'), value: amountOf(ofPage) },
    { what: name("the worker's script"), value: amountOf(askedBy('browser')) },
    {
      what: name('precache, beside what the page had fetched'),
      goal: `≤ ${kilobytes(goal)}`,
      value: amountOf(ofWorker),
      met: bytesOf(ofWorker) <= goal,
    },
    {
      what: name('precache, from the load event'),
      value: `starts after ${seconds(start - loadedAt)}, takes ${seconds(end - start)}`,
    },
    { what: name('precached before the load event'), goal: 'none', ...none(tooEarly) },
    { what: name("the page's files that came later than that"), goal: 'none', ...none(delayed) },
  ];
}

/** @returns when the load event came, in milliseconds since 1970 */
const loadTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (load as PerformanceNavigationTiming).loadEventStart;
  });

function none(exchanges: readonly Exchange[]): Pick<Row, 'value' | 'met'> {
  const paths = exchanges.map(({ path }) => path);
  const value = paths.length === 0 ? 'none' : `${paths.length}: ${paths.slice(0, 5).join(', ')}`;
  return { value, met: paths.length === 0 };
}
