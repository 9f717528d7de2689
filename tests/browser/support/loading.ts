import type { BrowserContext, Page, Route } from '@playwright/test';
import { untilTakenOver } from './test';

interface HeldPage {
  readonly page: Page;
  /** Lets the site's scripts load, and waits until they have hydrated the page. */
  arrive(): Promise<void>;
}

/**
 * Opens a page whose scripts are delayed until the test releases them. Every visitor sees pages in
 * this state for a moment, and for longer on a slow connection.
 */
export async function openWithScriptHeld(context: BrowserContext, path: string): Promise<HeldPage> {
  // The `goto` of the fixture's page would wait for hydration.
  const page = await context.newPage();
  const waiting: Route[] = [];
  let held = true;
  await page.route('**/assets/*.js', async (route) => {
    if (held) waiting.push(route);
    else await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return {
    page,
    async arrive() {
      held = false;
      await Promise.all(waiting.map((route) => route.continue()));
      await untilTakenOver(page);
    },
  };
}

declare global {
  interface Window {
    /** Layout shifts, each with its score and the elements that moved. */
    shifts: string[];
  }
}

/** A layout shift entry, which TypeScript's DOM library does not declare. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** Makes every page that is opened from now on record its layout shifts. */
export const recordShifts = (page: Page) => page.addInitScript(keepShifts);

/** Returns the layout shifts since the page was opened, with their scores and moved elements. */
export const readShifts = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts);

/** Runs in the page: records layout shifts. */
function keepShifts(): void {
  window.shifts = [];
  const describe = (node?: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      window.shifts.push(`${value}: ${sources.map(({ node }) => describe(node)).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
