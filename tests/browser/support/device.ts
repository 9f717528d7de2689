import type { BrowserContext, Page } from '@playwright/test';

/** Makes opening the database fail on pages that are opened from now on. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Sample', 'QuotaExceededError');
    };
  });

/**
 * Lets a test make one kind of database operation fail.
 *
 * @returns a function that turns the failures on or off
 */
export async function refuseOnDemand(page: Page, operation: 'put') {
  await page.addInitScript((name) => {
    const original = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...args: unknown[]) {
      if (sessionStorage.getItem('refusing')) {
        throw new DOMException('Sample', 'QuotaExceededError');
      }
      return Reflect.apply(original, this, args);
    } as never;
  }, operation);
  return async (refusing: boolean) => {
    await page.evaluate((value) => {
      sessionStorage.setItem('refusing', value ? 'yes' : '');
      if (!value) return;
      // Mimic another tab's message that the outbox has changed.
      const message = { kind: 'outbox-changed' };
      Reflect.apply(BroadcastChannel.prototype.postMessage, new BroadcastChannel('jambatan'), [
        message,
      ]);
    }, refusing);
  };
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

/**
 * Sets the notification permission to undecided, because headless browsers deny notifications, and
 * gives each prompt this answer. The page's array `asked` records the answers.
 */
export const answerNotifications = (page: Page, answer: NotificationPermission) =>
  page.addInitScript((given) => {
    const asked: string[] = [];
    const sample = {
      permission: 'default',
      requestPermission: () => Promise.resolve(asked.push((sample.permission = given)) && given),
    };
    Object.assign(globalThis, { asked, Notification: sample });
  }, answer);

/** Turns on data saving for pages that are opened from now on. */
export async function saveData(pages: Page | BrowserContext) {
  await pages.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
