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
