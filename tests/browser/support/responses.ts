import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

const address = '**/api/notifications';

/**
 * Responds to the first enrolment requests with these responses in turn, and lets later requests
 * through. A response with a numeric status asks the site to retry after ten minutes. After 'busy'
 * (a 503 without `Retry-After`), the site retries soon. 'sign-in page' is what a hotel's network may
 * respond with. 'lost' and 'broken' cause a network error.
 * Of these requests, the server receives only those whose response is 'lost'.
 *
 * @returns the idempotency keys of the attempts so far
 */
export async function respondInTurn(
  page: Page,
  ...responses: readonly ('lost' | 'broken' | 'busy' | 'sign-in page' | number)[]
): Promise<readonly (string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(address, async (route) => {
    const response = responses[keys.length];
    keys.push(route.request().headers()['idempotency-key']);
    if (response === undefined) return route.continue();
    if (typeof response === 'number') {
      return route.fulfill({
        status: response,
        json: { error: 'Sample' },
        headers: { 'Retry-After': '600' },
      });
    }
    if (response === 'sign-in page') {
      return route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' });
    }
    if (response === 'busy') return route.fulfill({ status: 503, json: {} });
    if (response === 'lost') await route.fetch();
    return route.abort('failed');
  });
  return keys;
}

/**
 * Holds back every enrolment request to the server.
 *
 * @returns a function that releases the requests
 */
export async function holdRequests(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.emit('open');
}
