import type { BrowserContext } from '@playwright/test';

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
