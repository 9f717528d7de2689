import type { BrowserContext, Page } from '@playwright/test';
import webPush from 'web-push';
import { openStore } from '../../../src/server/store/enrolment-store';
import { attachToWorker } from '../../faults/support/sync-worker';
import { makeDevice, startPushService } from '../../server/support/push';
import { enrolment, newKey, post } from '../../server/support/requests';
import { startServer } from '../../server/support/start-server';
import { runOnFile } from '../../support/sqlite';
import { acceptedRecord, storeRecords } from './outbox-records';
import { untilInstalled } from './service-worker';
import { expect, test as base } from './test';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();

interface Fixtures {
  service: Awaited<ReturnType<typeof startPushService>>;
  academy: Awaited<ReturnType<typeof startServer>>;
  device: ReturnType<typeof makeDevice>;
}

/** The browser's push service is not reachable from tests, so each test has its own. */
export const test = base.extend<Fixtures>({
  service: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.stop();
  },
  academy: async ({ service }, use) => {
    const env = {
      PUSH_PUBLIC_KEY: publicKey,
      PUSH_PRIVATE_KEY: privateKey,
      PUSH_ORIGINS: service.origin,
    };
    const academy = await startServer({ entry: 'dist-server/main.js', env });
    await use(academy);
    await academy.stop();
  },
  device: async ({ service }, use) => use(makeDevice(`${service.origin}/phone`)),
  baseURL: async ({ academy }, use) => use(academy.url),
});

/** Lets the browser subscribe to the test's push service unless the page's `isAway` is true. */
export const providePushService = (page: Page, subscription: object) =>
  page.addInitScript((sample) => {
    const key = 'sample-subscription';
    const subscribed = () =>
      localStorage.getItem(key) && {
        ...sample,
        toJSON: () => sample,
        unsubscribe: async () => localStorage.removeItem(key),
      };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscribed(),
      async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
        if ('isAway' in globalThis) throw new DOMException('Sample', 'AbortError');
        localStorage.setItem(key, JSON.stringify({ userVisibleOnly, applicationServerKey }));
        return subscribed();
      },
    });
  }, subscription);

/** Stores a request at the academy and its receipt on the device. Returns its reference. */
export async function openReceipt(page: Page, url: string, prefix: '' | '/ar'): Promise<string> {
  const key = newKey();
  const headers = { 'Content-Language': prefix.slice(1) || 'en' };
  const { body } = await post(url, enrolment, { key, headers });
  await storeRecords(page, { ...acceptedRecord(8, { reference: body.reference }), id: key });
  await page.goto(`${prefix}/YourRequests#${body.reference}`);
  // The first page is not controlled by the worker from the start.
  await untilInstalled(page);
  await page.reload();
  return body.reference;
}

/** Number of subscriptions that the academy's server has stored. */
export const subscriptions = (databaseFile: string): number =>
  runOnFile(databaseFile, 'SELECT * FROM push_subscriptions').length;

/** Replies to a request as the office does, so that the server notifies the device. */
export async function reply(
  file: string,
  reference: string,
  state: 'place-offered' | 'waiting-list',
) {
  const store = await openStore({ kind: 'sqlite', file }, ['push']);
  const [found] = await store.office.page({}, { size: 1 });
  const change = { version: found!.version, state, sentence: '', note: '' };
  await store.office.change(found!.reference, change, 'Sample Siti');
  await store.database.close();
  expect(found!.reference).toBe(reference);
}

/** Attaches to the worker. Returns a function that delivers a push message to it. */
export async function pushTo(context: BrowserContext, origin: string) {
  const { session, registrationId } = await attachToWorker(context);
  return (message: unknown) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}
