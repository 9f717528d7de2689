import type { Page } from '@playwright/test';

/** What becomes of each request: no answer ever comes, none can, or the server's has this status. */
type Fate = 'held' | 'broken' | number;

/**
 * Decides within the pages that are opened from now on what becomes of the requests they send, as
 * not every engine lets a test put itself between a page and its network.
 */
export const letRequestsBe = (page: Page, fate: Fate) =>
  page.addInitScript((given) => {
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (init?.method !== 'POST') return send(input, init);
      if (given === 'held') return new Promise(() => undefined);
      if (given === 'broken') return Promise.reject(new TypeError('Failed to fetch'));
      const headers = { 'Retry-After': '600' };
      return Promise.resolve(Response.json({ error: 'Sample' }, { status: given, headers }));
    };
  }, fate);
