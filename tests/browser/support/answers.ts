import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

const address = '**/api/notifications';

/**
 * Answers one request after the other in the server's place, and lets the later ones through. After
 * a status the next try is far off, after 'busy' (503) it is near; an answer that is lost leaves the
 * request stored.
 *
 * @returns the idempotency keys of the tries so far
 */
export async function answerInTurn(
  page: Page,
  ...answers: readonly ('lost' | 'broken' | 'busy' | number)[]
): Promise<readonly (string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(address, async (route) => {
    const answer = answers[keys.length];
    keys.push(route.request().headers()['idempotency-key']);
    if (answer === undefined) return route.continue();
    if (typeof answer === 'number') {
      return route.fulfill({ status: answer, json: {}, headers: { 'Retry-After': '600' } });
    }
    if (answer === 'busy') return route.fulfill({ status: 503, json: {} });
    if (answer === 'lost') await route.fetch();
    return route.abort('failed');
  });
  return keys;
}

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
