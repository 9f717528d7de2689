import { cpSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { pageFile, prerenderedPaths } from '../../src/site/addresses';
import { deploySite } from '../browser/support/release';
import { untilInstalled } from '../browser/support/service-worker';
import { printProgress } from '../support/parts';
import { inFolder } from '../support/rounds';
import type { Row } from '../support/row';
import { withPhone } from './browser';
import { buildCopy, copySources, replaceWords } from './build';
import {
  describeAmount,
  countBytes,
  type Exchange,
  kilobytes,
  type Network,
  slow4g,
  startNetwork,
} from './network';

/** Maximum transfer size of the precache, in bytes. */
const goal = 700_000;
/** Time limits for the installation and for an update, in milliseconds. */
const installTimeoutMs = 120_000;
const updateTimeoutMs = 60_000;
/** A change to words that appear on only one page. */
const change = {
  file: 'src/content/en/help.ts',
  words: 'warm all year',
  by: 'hot all year',
} as const;

/** Measures how much data the service worker downloads, and when. */
export async function auditWorker(): Promise<Row[]> {
  const site = await deploySite();
  const network = await startNetwork(site.server.url);
  try {
    printProgress('worker, first visit on slow 4G');
    network.become(slow4g);
    const slow = await withPhone((context) => auditFirstVisit(context, network, 'slow 4G'));
    printProgress('worker, first visit at full speed');
    network.become({});
    const fast = await withPhone(async (context) => [
      ...(await auditFirstVisit(context, network, 'full speed')),
      ...(await auditUpdate(context, network, site.folder)),
    ]);
    return [...slow, ...fast];
  } finally {
    await network.stop();
    await site.remove();
  }
}

/**
 * Opens the home page on a device that has no data from the site, and waits until the worker has
 * installed the site.
 *
 * @param speed the connection's name in the table
 */
async function auditFirstVisit(
  context: BrowserContext,
  network: Network,
  speed: string,
): Promise<Row[]> {
  network.forget();
  const page = await context.newPage();
  await page.goto(network.url);
  await untilInstalled(page, installTimeoutMs);
  const loadedAt = await loadTime(page);
  const askedBy = (initiator: Exchange['initiator']) =>
    network.exchanges.filter((exchange) => exchange.initiator === initiator);
  const [ofPage, ofWorker] = [askedBy('page'), askedBy('worker')];
  const start = Math.min(...ofWorker.map(({ startedAt }) => startedAt));
  const end = Math.max(...ofWorker.map(({ endedAt }) => endedAt));
  const tooEarly = ofWorker.filter(({ startedAt }) => startedAt < loadedAt);
  const delayed = ofPage.filter(({ endedAt }) => endedAt > start);
  const name = (what: string) => `worker, first visit, ${speed}: ${what}`;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    { what: name('the page itself'), value: describeAmount(ofPage) },
    { what: name("the worker's script"), value: describeAmount(askedBy('browser')) },
    {
      what: name("precache, in addition to the page's files"),
      goal: `≤ ${kilobytes(goal)}`,
      value: describeAmount(ofWorker),
      met: countBytes(ofWorker) <= goal,
    },
    {
      what: name('precache, time since the load event'),
      value: `starts after ${seconds(start - loadedAt)}, takes ${seconds(end - start)}`,
    },
    { what: name('precached before the load event'), goal: 'none', ...none(tooEarly) },
    {
      what: name("the page's files that arrived after the precache had started"),
      goal: 'none',
      ...none(delayed),
    },
  ];
}

/** Returns the time of the load event, in milliseconds since 1970. */
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

/**
 * Publishes a release in which one word on one page has changed, and reloads the open page.
 *
 * @param context a device on which the site is installed
 * @param siteFolder the folder from which the server serves the built site
 */
function auditUpdate(
  context: BrowserContext,
  network: Network,
  siteFolder: string,
): Promise<Row[]> {
  return inFolder(async (folder) => {
    printProgress('worker, building another release');
    const copy = join(folder, 'next');
    copySources(copy);
    replaceWords(join(copy, change.file), change.words, change.by);
    buildCopy(copy);
    const before = join(folder, 'before');
    renameSync(siteFolder, before);
    cpSync(join(copy, 'dist'), siteFolder, { recursive: true });

    printProgress('worker, update');
    network.forget();
    const [page = await context.newPage()] = context.pages();
    await page.reload();
    await untilWaiting(page);
    const fetched = network.exchanges.filter(({ initiator }) => initiator !== 'page');
    const inVain = fetched.filter(({ path }) => isSame(path, before, siteFolder));
    return [
      { what: 'worker, update of one word: all files fetched', value: describeAmount(fetched) },
      {
        what: 'worker, update of one word: unchanged files fetched',
        goal: 'none',
        value: inVain.length === 0 ? 'none' : describeAmount(inVain),
        met: inVain.length === 0,
      },
    ];
  });
}

/** Waits until the new release is stored and ready to be activated. */
function untilWaiting(page: Page): Promise<void> {
  return page.evaluate(async (milliseconds) => {
    const registration = await navigator.serviceWorker.ready;
    const end = performance.now() + milliseconds;
    while (!registration.waiting) {
      if (performance.now() > end) throw new Error('No new version arrived.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, updateTimeoutMs);
}

/** Returns true if a file is the same in both releases. */
function isSame(path: string, ...folders: readonly [string, string]): boolean {
  const { pathname } = new URL(path, 'http://localhost');
  const name = prerenderedPaths.includes(pathname) ? pageFile(pathname) : pathname;
  const [one, other] = folders.map((folder) => join(folder, name));
  if (!one || !other || !existsSync(one) || !existsSync(other)) return false;
  return readFileSync(one).equals(readFileSync(other));
}
