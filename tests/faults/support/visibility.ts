import type { BrowserContext, Page } from '@playwright/test';

declare global {
  var isPutAside: boolean | undefined;
}

/** Lets pages that are opened from now on be turned: a browser without a screen has all of them in view. */
export const letTurn = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (globalThis.isPutAside ? 'hidden' : 'visible'),
    });
  });

/** Puts a page aside, or brings it to view, also where it was before. */
export const turn = (page: Page, to: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((state) => {
    globalThis.isPutAside = state === 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);
