import type { Page } from '@playwright/test';

/**
 * The outcome of each POST request: no response ('held'), a broken connection ('broken') or a
 * response status.
 */
type Fate = 'held' | 'broken' | number;

/**
 * Replaces `fetch` in pages that are opened from now on, in order to choose the outcome of POST
 * requests.
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
