import type { BrowserContext, Page } from '@playwright/test';
import { deleteData } from '#words/delete-data';
import { paths } from '../../src/content/paths';
import { refuseOperation } from '../browser/support/device';
import { banner } from '../browser/support/outbox-page';
import { rejectedRecord, storeRecords } from '../browser/support/outbox-records';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../support/chromium';
import { findSuccesses } from './support/alert-log';
import { keptRequests } from './support/device';
import { leaveNotification, recordBadges, shownNotifications, tap } from './support/notifications';
import { queueOffline, successAlert } from './support/outbox';
import { installedWorker, syncWorker, untilOnline } from './support/sync-worker';
import { expect, test } from './support/test';
import { letTurn, turn } from './support/visibility';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  // The headless shell doesn't support notifications.
  launchOptions: {
    executablePath: ensureChromium(findWholeChromium),
    args: [...sandboxArguments, '--disable-gpu'],
  },
});

/** Class of the objects that represent the site's pages in the worker. */
declare const WindowClient: { readonly prototype: object };

/** Opens a new tab at the address that a tap on a notification requested. */
async function openWindow(context: BrowserContext, asked: readonly string[]): Promise<Page> {
  expect(asked).toHaveLength(1);
  const page = await context.newPage();
  await page.goto(asked[0] ?? '');
  return page;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('with no page open, each request causes one notification, which opens the receipt or form offline @all', async ({
    page,
    context,
    network,
    email,
    rows,
    alerts,
  }) => {
    const worker = await installedWorker(page);
    await recordBadges(worker);
    network.setOffline(true);
    const waiting = await queueOffline(context, [
      { course: 1, email },
      { course: 10, email: `refused.${email}` },
    ]);
    const sync = await syncWorker(context, network.url);
    // Identify the request to reject by its key, because either request may be sent first.
    const refused = (await keptRequests(page)).find(({ courseId }) => courseId === 10);
    if (!refused) throw new Error('The second request is not on the device.');
    await Promise.all([page, ...waiting].map((tab) => tab.close()));
    network.misbehave((key) => (key === refused.id ? '400' : 'none'));
    network.setOffline(false);
    await context.setOffline(false);
    await untilOnline(worker);
    // Repeat this while a request is waiting, as the browser does, because an earlier attempt may
    // still be running.
    await expect
      .poll(async () => {
        await sync();
        return (await shownNotifications(worker)).length;
      })
      .toBe(2);
    await sync();
    const reference = String(rows()[0]?.reference);
    const shown = await shownNotifications(worker);
    expect(shown.map(({ title, body }) => `${title} | ${body}`).toSorted()).toEqual([
      `Enrollment submitted successfully! | English For Kids. Your reference: ${reference}`,
      'Mandarin Summer/Winter Camp | Submission failed. Status: 400. Please check your inputs.',
    ]);
    await expect.poll(() => worker.evaluate('badges.at(-1)')).toBe(1);

    await context.setOffline(true);
    const toForm = await tap(worker, 'Status: 400');
    const toReceipt = await tap(worker, reference);
    expect(await shownNotifications(worker)).toEqual([]);
    const receipt = await openWindow(context, toReceipt);
    await expect(receipt.getByRole('main')).toContainText(reference);
    await expect(successAlert(receipt)).toContainText(reference);
    const form = await openWindow(context, toForm);
    await expect(form).toHaveURL(/\/Inroll\/10#/);
    await form.getByRole('button', { name: 'Personal Info' }).click();
    await expect(form.getByLabel('Email')).toHaveValue(`refused.${email}`);
    expect(findSuccesses(alerts)).toHaveLength(1);
  });
});

test('‘Delete my data’ also closes notifications and clears the number on the app’s icon @all', async ({
  page,
}) => {
  const worker = await installedWorker(page);
  await page.addInitScript(() => {
    const clearAppBadge = async () => void (document.documentElement.dataset.badge = 'cleared');
    Object.defineProperty(navigator, 'clearAppBadge', { value: clearAppBadge });
  });
  await page.goto('/');
  await storeRecords(page, rejectedRecord(1));
  await leaveNotification(worker, '/YourRequests');
  await page.goto('/YourRequests');
  await page.getByRole('button', { name: deleteData.button }).click();
  await page.getByRole('button', { name: deleteData.question.accept }).click();
  await expect(page.getByRole('heading', { name: deleteData.done.title })).toBeVisible();
  await expect.poll(() => shownNotifications(worker)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-badge', 'cleared');
});

test('a request that a hidden page sends is announced by a notification until the page shows the alert @all', async ({
  page,
  context,
  network,
  email,
  alerts,
}) => {
  const worker = await installedWorker(page);
  // Break the connections, too, because the browser's offline mode may not affect the worker.
  network.setOffline(true);
  // Make pages appear hidden to the worker, because every page in a headless browser is visible.
  await worker.evaluate(() => {
    Object.defineProperty(WindowClient.prototype, 'visibilityState', { value: 'hidden' });
  });
  await letTurn(context);
  const [form = page] = await queueOffline(context, [{ course: 1, email }]);
  await page.close();
  await turn(form, 'hidden');
  network.setOffline(false);
  await context.setOffline(false);
  await expect.poll(async () => (await shownNotifications(worker)).length).toBe(1);
  expect(alerts).toEqual([]);
  await turn(form, 'visible');
  await expect(successAlert(form)).toBeVisible();
  await expect.poll(() => shownNotifications(worker)).toEqual([]);
  expect(findSuccesses(alerts)).toHaveLength(1);
});

test('a tap on a notification navigates an open window, and typed text is not lost, even if it cannot be stored @all', async ({
  page,
}) => {
  const rejected = rejectedRecord(4);
  await storeRecords(page, rejected);
  const worker = await installedWorker(page);
  await page.goto('/Inroll/3');
  const firstName = page.getByLabel('First name');
  // Once the banner is visible, the page handles taps.
  await expect(banner(page)).toBeVisible();
  // A new document would not have this mark.
  await page.evaluate('globalThis.isMarked = true');
  await refuseOperation(page, 'put');
  await firstName.fill('Half');
  await leaveNotification(worker, paths.editRequest(4, rejected.id));
  expect(await tap(worker, rejected.id)).toEqual([]);
  await expect(page).toHaveURL('/Inroll/4');
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await expect(firstName).toHaveValue(rejected.form.firstName);
  await page.goBack();
  await expect(firstName).toHaveValue('Half');
  expect(await page.evaluate('globalThis.isMarked')).toBe(true);
});
