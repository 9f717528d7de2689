import { deleteData } from '#words/delete-data';
import { notificationOffer } from '#words/notifications';
import { receipt } from '#words/receipt';
import { notificationOffer as arabicOffer } from '../../src/content/ar/notifications';
import { receipt as arabicReceipt } from '../../src/content/ar/receipt';
import { replies as arabicReplies } from '../../src/content/ar/replies';
import type { Entry } from '../../src/enrolment/core/database';
import { shownNotifications, tap } from '../faults/support/notifications';
import { installedWorker, syncWorker } from '../faults/support/sync-worker';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../support/chromium';
import {
  openReceipt,
  pushTo,
  reply,
  subscriptions,
  test,
  providePushService,
} from './support/push-test';
import { untriedRecord } from './support/outbox-records';
import { store } from './support/stored';
import { expect } from './support/test';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  viewport: { width: 390, height: 844 },
  // The headless shell doesn't support notifications.
  launchOptions: {
    executablePath: ensureChromium(findWholeChromium),
    args: [...sandboxArguments, '--disable-gpu'],
  },
});

test('an Arabic receipt turns on notifications of replies, which are shown if no page is visible and open the receipt with the reply', async ({
  page,
  context,
  academy,
  service,
  device,
}) => {
  await providePushService(page, device.subscription);
  const reference = await openReceipt(page, academy.url, '/ar');
  const main = page.getByRole('main');
  await expect(main).toContainText(arabicReceipt.hearing.here);
  await main.getByRole('button', { name: arabicOffer.acceptReply }).click();
  await expect(main).toContainText(arabicReceipt.hearing.push);
  expect(subscriptions(academy.databaseFile)).toBe(1);
  const [worker] = context.serviceWorkers();
  const push = await pushTo(context, academy.url);

  // A visible page shows the reply instead of a notification.
  await page.bringToFront();
  await reply(academy.databaseFile, reference, 'place-offered');
  await expect.poll(() => service.received.length).toBe(1);
  await push(device.read(service.received[0]!.body));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(arabicReplies.states['place-offered'].title);
  expect(await shownNotifications(worker!)).toEqual([]);

  await page.close();
  await reply(academy.databaseFile, reference, 'waiting-list');
  await expect.poll(() => service.received.length).toBe(2);
  await push(device.read(service.received[1]!.body));
  const { title } = arabicReplies.states['waiting-list'];
  await expect
    .poll(() => shownNotifications(worker!))
    .toEqual([expect.objectContaining({ body: title, lang: 'ar', dir: 'rtl', tag: reference })]);
  const [address = ''] = await tap(worker!, title);
  expect(address).toBe(`/ar/YourRequests#${reference}`);
  const next = await context.newPage();
  await next.goto(address);
  await expect(next.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
  expect(await shownNotifications(worker!)).toEqual([]);
});

test('a request that the worker sends while no page is open is subscribed to its replies @all', async ({
  page,
  context,
  academy,
  device,
}) => {
  const worker = await installedWorker(page);
  await worker.evaluate((sample) => {
    const getSubscription = async () => ({ ...sample, toJSON: () => sample });
    Object.assign(PushManager.prototype, { getSubscription });
  }, device.subscription);
  // No page notices this request.
  const record = untriedRecord(3);
  const entry: Entry = { key: ['request', record.id], value: record };
  await page.evaluate(store, [entry]);
  const sync = await syncWorker(context, academy.url);
  await page.close();
  await sync();
  await expect.poll(() => subscriptions(academy.databaseFile)).toBe(1);
});

test('if the push service replaces the subscription, the worker subscribes again at the academy', async ({
  page,
  academy,
  device,
}) => {
  await providePushService(page, device.subscription);
  await openReceipt(page, academy.url, '');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: notificationOffer.acceptReply }).click();
  await expect(main).toContainText(receipt.hearing.push);
  const worker = await installedWorker(page);
  await page.close();
  await worker.evaluate(
    async (sample) => {
      let current: object | null = null;
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current,
        subscribe: async () => (current = { ...sample, toJSON: () => sample }),
      });
      const event = new Event('pushsubscriptionchange');
      const work: Promise<unknown>[] = [];
      Object.assign(event, {
        oldSubscription: { options: {} },
        newSubscription: null,
        waitUntil: (part: Promise<unknown>) => work.push(part),
      });
      dispatchEvent(event);
      await Promise.all(work);
    },
    { ...device.subscription, endpoint: `${device.subscription.endpoint}-renewed` },
  );
  // The academy forgets the former one once the push service says that it is gone.
  expect(subscriptions(academy.databaseFile)).toBe(2);
});

test('on an iPhone too, if the push service is away, the receipt says so, and the visitor can try again; turning notifications off and deleting the data end the subscription', async ({
  page,
  academy,
  device,
}) => {
  await providePushService(page, device.subscription);
  // In an installed app, iPhones have a push service, too.
  await page.addInitScript(() => {
    const iPhone = { vendor: { value: 'Apple Computer, Inc.' }, maxTouchPoints: { value: 5 } };
    Object.defineProperties(navigator, iPhone);
  });
  await openReceipt(page, academy.url, '');
  const main = page.getByRole('main');
  await page.evaluate('globalThis.isAway = true');
  await main.getByRole('button', { name: notificationOffer.acceptReply }).click();
  await expect(main).toContainText(notificationOffer.failed);
  await expect(main).toContainText(receipt.hearing.here);
  await page.evaluate('delete globalThis.isAway');
  await main.getByRole('button', { name: notificationOffer.retry }).click();
  await expect(main).toContainText(receipt.hearing.push);
  await expect(main).not.toContainText(notificationOffer.failed);
  expect(subscriptions(academy.databaseFile)).toBe(1);

  await main.getByRole('button', { name: notificationOffer.turnOff }).click();
  await expect(main).toContainText(notificationOffer.answers.off);
  await expect.poll(() => subscriptions(academy.databaseFile)).toBe(0);

  await main.getByRole('button', { name: notificationOffer.acceptReply }).click();
  await expect.poll(() => subscriptions(academy.databaseFile)).toBe(1);
  await page.goto('/YourRequests');
  await main.getByRole('button', { name: deleteData.button }).click();
  await page.getByRole('button', { name: deleteData.question.accept }).click();
  await expect(main).toContainText(deleteData.done.title);
  await expect.poll(() => subscriptions(academy.databaseFile)).toBe(0);
});
