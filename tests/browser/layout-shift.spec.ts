import type { Page } from '@playwright/test';
import { pagePaths } from '../../src/content/addresses';
import { scrollThrough } from './support/scroll-through';
import { expect, test } from './support/test';

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 800 }],
  ['a wide screen', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const path of [...pagePaths, '/nowhere']) {
      test(`nothing shifts at ${path}, while it loads and while it is read`, async ({
        page,
        expectedConsole,
      }) => {
        expectedConsole.push(/status of 404/);
        await recordShifts(page);
        const lastPart = page.waitForResponse(/site-status.*\.js/);
        await page.goto(path);
        await lastPart;
        await scrollThrough(page);
        expect(await page.evaluate('shifts')).toEqual([]);
      });
    }
  });
}

/** An entry as browsers that measure shifts have it; TypeScript's library does not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** Keeps in `shifts` by how much the layout shifted, and what was moved. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = (node?: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push(`${value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
