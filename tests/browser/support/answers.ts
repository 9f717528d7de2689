import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

const address = '**/api/notifications';

/** Answers every request with this status, in the server's place; the next try is far off. */
export const answerWith = (page: Page, status: number) =>
  page.route(address, (route) =>
    route.fulfill({ status, json: { error: 'Sample' }, headers: { 'Retry-After': '600' } }),
  );

/** Answers every request as a network does that wants its guests to sign in first. */
export const answerAsSignInPage = (page: Page) =>
  page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' }),
  );

/**
 * Keeps every request back on its way to the server.
 *
 * @returns lets them go
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
