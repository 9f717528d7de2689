import type { BrowserContext, Page, Route } from '@playwright/test';
import { untilTakenOver } from './test';

interface HeldPage {
  readonly page: Page;
  /** Lets the site's scripts arrive, and waits until they have taken the page over. */
  arrive(): Promise<void>;
}

/**
 * Opens a page whose scripts are on their way for as long as a test wants: what every visitor has
 * for a second, and on a poor connection for longer.
 */
export async function openWithScriptHeld(context: BrowserContext, path: string): Promise<HeldPage> {
  // Not the fixture's page, which waits for the script.
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
