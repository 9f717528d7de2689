import type { Page } from '@playwright/test';

/** An entry as browsers that measure shifts have it; TypeScript's library does not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

declare global {
  interface Window {
    /** By how much the layout shifted, and what was moved. */
    shifts: string[];
  }
}

/** Has every page that is opened from now on keep its layout shifts. */
export const recordShifts = (page: Page) => page.addInitScript(keepShifts);

/** @returns each layout shift since the page was opened: by how much, and what was moved */
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts);

/** Runs in the page. */
function keepShifts(): void {
  window.shifts = [];
  const nameOf = (node?: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      window.shifts.push(`${value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
