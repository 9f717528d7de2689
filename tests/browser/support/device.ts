import type { Page } from '@playwright/test';

/** Makes opening the database fail on pages that are opened from now on. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Sample', 'QuotaExceededError');
    };
  });

/**
 * Makes a kind of database operation fail on an open page.
 *
 * @returns a function that ends the failures
 */
export async function refuseOperation(page: Page, operation: 'put' | 'delete') {
  await page.evaluate((name) => {
    const { prototype } = IDBObjectStore;
    const original = prototype[name];
    prototype[name] = () => {
      throw new DOMException('Sample', 'QuotaExceededError');
    };
    Object.assign(globalThis, { allow: () => void (prototype[name] = original as never) });
  }, operation);
  return () => page.evaluate('allow()');
}

/** Blocks all storage, as Chromium does if the visitor blocks site data. */
export async function blockSiteData(page: Page): Promise<void> {
  await refuseStorage(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Sample', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches']) {
      Object.defineProperty(globalThis, name, { get: refuse });
    }
    LockManager.prototype.request = async () => refuse();
    ServiceWorkerContainer.prototype.getRegistration = async () => refuse();
  });
}

/** Takes the browser offline, and waits until the page knows. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/**
 * Mimics an offline device on pages that are opened from now on. `navigator.onLine` is false, and
 * POST requests fail at once, inside the page; other requests still work. Aborting the POST
 * requests through a route would take a round trip to the test process, which is slow on some
 * machines.
 */
export const goWithoutConnection = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    const fetchOnline = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      init?.method === 'POST'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetchOnline(input, init);
  });

export const refuseCopying = (page: Page) =>
  page.addInitScript('delete Navigator.prototype.clipboard');

export const refuseSharing = (page: Page) => page.addInitScript('delete Navigator.prototype.share');

/** Turns on data saving for pages that are opened from now on. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
