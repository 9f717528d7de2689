import type { BrowserContext, Page } from '@playwright/test';

export interface Connection {
  readonly effectiveType?: '2g' | '3g' | '4g';
  /** The visitor asks for as little as possible. */
  readonly saveData: boolean;
}

/** Has the browser tell every page that is opened from now on this of its connection, or nothing. */
export async function tellOfConnection(pages: Page | BrowserContext, connection?: Connection) {
  await pages.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** Keeps the code of pages from being fetched before their links are meant: as on a poor connection. */
export const fetchNothingAhead = (page: Page): Promise<void> => tellOfConnection(page);
