import type { Page } from '@playwright/test';

/** Waits until the page has its fonts and nothing on it moves any more. */
export const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
