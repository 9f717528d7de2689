import { type BrowserContext, type Page, test as playwrightTest } from '@playwright/test';
import { startBrowser } from '../driver/engines';
import { engineNames } from '../driver/tab';
import { Context } from '../page/context';

/** The engine in which the browser tests run where it is not Playwright's Chromium. */
export const engine = engineNames.find((name) => name === process.env.ENGINE);

/** As Playwright does: the page knows of workers, but gets none. */
const refuseWorkers = 'ServiceWorkerContainer.prototype.register = () => Promise.resolve()';

/** Playwright's own test, with a page of another engine in place of its own. */
const engineTest = playwrightTest.extend({
  context: async ({ baseURL, serviceWorkers }, use) => {
    if (!engine) throw new Error('No engine is named.');
    const browser = await startBrowser[engine]();
    const context = new Context(browser, baseURL ?? '') as unknown as BrowserContext;
    if (serviceWorkers === 'block') {
      await context.addInitScript(refuseWorkers);
    }
    await use(context);
    await browser.close();
  },

  page: async ({ context, viewport, contextOptions: { reducedMotion } }, use) => {
    const page = await context.newPage();
    if (reducedMotion) await page.emulateMedia({ reducedMotion });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

export const test: typeof playwrightTest = engine ? engineTest : playwrightTest;

/** Keeps what a page complains of; the function gives it. */
export function collectComplaints(page: Page): () => readonly string[] {
  if (engine) {
    const context = page.context() as unknown as Context;
    return () => context.complaints().map(({ text }) => text);
  }
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === workersAreBlocked) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints;
}

/** Playwright's own word on a page that registers a worker where the test allows none. */
const workersAreBlocked = 'Service Worker registration blocked by Playwright';
