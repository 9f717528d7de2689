import { cpSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { pageFile, prerenderedPaths } from '../../src/content/addresses';
import { tellProgress } from '../support/parts';
import { inFolder } from '../support/rounds';
import type { Row } from '../support/row';
import { buildCopy, copySources, replaceWords } from './build-copy';
import type { Effort } from './effort';
import { amountOf } from './exchanges';
import type { Network } from './network';

/** One word, which stands on one page. */
const change = { file: 'src/content/help.ts', words: 'warm all year', by: 'hot all year' } as const;

/** How long the update may take at most, in milliseconds. */
const patience = 60_000;

/**
 * Publishes a release in which one word of one page is another, and opens the site again.
 *
 * @param context a device that the site has been put on by its worker
 * @param siteFolder where the server finds the built site
 */
export function auditUpdate(
  context: BrowserContext,
  network: Network,
  siteFolder: string,
  { detail }: Pick<Effort, 'detail'>,
): Promise<Row[]> {
  return inFolder(async (folder) => {
    tellProgress('worker, building another release');
    const copy = join(folder, 'next');
    copySources(copy);
    replaceWords(join(copy, change.file), change.words, change.by);
    buildCopy(copy);
    const before = join(folder, 'before');
    renameSync(siteFolder, before);
    cpSync(join(copy, 'dist'), siteFolder, { recursive: true });

    tellProgress('worker, update');
    network.forget();
    const [page = await context.newPage()] = context.pages();
    await page.reload();
    await untilWaiting(page);
    const fetched = network.exchanges.filter(({ asker }) => asker !== 'page');
    const files = fetched.map(({ path, bytes }) => `${path} ${bytes}`);
    detail(`worker, update of one word, bytes: ${files.join(', ')}`);
    const inVain = fetched.filter(({ path }) => isSame(path, before, siteFolder));
    return [
      { what: 'worker, update of one word: fetched', value: amountOf(fetched) },
      {
        what: 'worker, update of one word: of these not changed',
        goal: 'none',
        value: inVain.length === 0 ? 'none' : amountOf(inVain),
        met: inVain.length === 0,
      },
    ];
  });
}

/** Waits until the new release is on the device and waits for the visitor's word. */
function untilWaiting(page: Page): Promise<void> {
  return page.evaluate(async (milliseconds) => {
    const registration = await navigator.serviceWorker.ready;
    const end = performance.now() + milliseconds;
    while (!registration.waiting) {
      if (performance.now() > end) throw new Error('No new version came.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, patience);
}

/** Whether what stands at a path is the same in both releases. */
function isSame(path: string, ...folders: readonly [string, string]): boolean {
  const { pathname } = new URL(path, 'http://localhost');
  const name = prerenderedPaths.includes(pathname) ? pageFile(pathname) : pathname;
  const [one, other] = folders.map((folder) => join(folder, name));
  if (!one || !other || !existsSync(one) || !existsSync(other)) return false;
  return readFileSync(one).equals(readFileSync(other));
}
