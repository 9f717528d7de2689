import type { BrowserContext, Page } from '@playwright/test';

declare global {
  var isPutAside: boolean | undefined;
}

/**
 * Lets tests hide and show pages that are loaded from now on. Otherwise, all pages in a headless
 * browser are visible.
 */
export const letTurn = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (globalThis.isPutAside ? 'hidden' : 'visible'),
    });
  });

/** Hides or shows a page, and dispatches `visibilitychange` even if nothing has changed. */
export const turn = (page: Page, to: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((state) => {
    globalThis.isPutAside = state === 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);
