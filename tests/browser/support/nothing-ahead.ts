import type { Page } from '@playwright/test';

/** Keeps the code of pages from being fetched before their links are meant: as on a poor connection. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: undefined }),
  );
}
