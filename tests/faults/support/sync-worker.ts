import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';
import { untilInstalled } from '../../browser/support/service-worker';

/** Puts the site on the device. */
export async function installedWorker(page: Page): Promise<Worker> {
  await page.goto('/');
  await untilInstalled(page);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The site has no worker.');
  return worker;
}

/**
 * Gets hold of a browser's worker as its own Background Sync does.
 *
 * @param origin the site's
 * @returns dispatches the `sync` event at which the worker sends what waits
 */
export async function syncWorker(
  context: BrowserContext,
  origin: string,
): Promise<() => Promise<void>> {
  // Any page will do, and an empty one takes no part in sending.
  const session = await context.newCDPSession(await context.newPage());
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async () => {
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: 'enrolments',
      lastChance: false,
    });
  };
}

/** Waits until the worker has a network again: it learns later than the pages of it. */
export const untilOnline = (worker: Worker): Promise<void> =>
  expect
    .poll(() =>
      worker.evaluate(async () => {
        const answer = await fetch('/icon.svg', { cache: 'no-store' }).catch(() => undefined);
        return answer?.ok;
      }),
    )
    .toBe(true);
