import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';
import { untilInstalled } from '../../browser/support/service-worker';

/** Opens the site, waits until its service worker is installed, and returns the worker. */
export async function installedWorker(page: Page): Promise<Worker> {
  await page.goto('/');
  await untilInstalled(page);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The site has no worker.');
  return worker;
}

/** Attaches to a browser's only worker. */
export async function attachToWorker(context: BrowserContext) {
  // Any page works. Use an empty one, because it sends nothing itself.
  const session = await context.newCDPSession(await context.newPage());
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return { session, registrationId: await registered };
}

/**
 * Attaches to a browser's worker in order to trigger Background Sync.
 *
 * @param origin the site's origin
 * @returns a function that dispatches a `sync` event, so that the worker sends the waiting requests
 */
export async function syncWorker(
  context: BrowserContext,
  origin: string,
): Promise<() => Promise<void>> {
  const { session, registrationId } = await attachToWorker(context);
  return async () => {
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: 'enrolments',
      lastChance: false,
    });
  };
}

/** Waits until the worker is online. Going online takes longer for a worker than for a page. */
export const untilOnline = (worker: Worker): Promise<void> =>
  expect
    .poll(() =>
      worker.evaluate(async () => {
        const answer = await fetch('/icon.svg', { cache: 'no-store' }).catch(() => undefined);
        return answer?.ok;
      }),
    )
    .toBe(true);
