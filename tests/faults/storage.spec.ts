import type { Page } from '@playwright/test';
import { submitAndConfirm } from '../browser/support/enrolment-form';
import { failureWith, networkError, successesOf } from './support/alert-log';
import { successAlert } from './support/outbox';
import { expect, fillIn, test } from './support/test';

const unkept = 'This device could not store your request.';

for (const [fault, script] of [
  [
    'refuses to open',
    'IDBFactory.prototype.open = () => { throw new DOMException("Sample", "InvalidStateError"); }',
  ],
  [
    'refuses to write',
    'IDBObjectStore.prototype.put = () => { throw new DOMException("Sample", "DataError"); }',
  ],
] as const) {
  test(`the device's database ${fault}: it is said, and sending online works`, async ({
    page,
    network,
    email,
    rows,
    alerts,
  }) => {
    await page.addInitScript(script);
    network.misbehave('503');
    await fillIn(page, { email });
    await submitAndConfirm(page);
    await expect(page.getByRole('alert')).toContainText(failureWith(503));
    await expect(page.getByRole('alert')).toContainText(unkept);

    network.misbehave('answer lost');
    await submitAndConfirm(page);
    await expect(page.getByRole('alert')).toContainText(networkError);
    await expect(page.getByRole('alert')).toContainText(unkept);

    network.misbehave('none');
    await submitAndConfirm(page);
    await expect(successAlert(page)).toBeVisible();
    await expect(page.getByText('Your request was sent successfully.')).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(successesOf(alerts)).toHaveLength(1);
  });
}

test('the browser has no room left: it is said, and sending online works', async ({
  page,
  context,
  network,
  email,
  rows,
  alerts,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 });
  await fillIn(page, { email });
  network.misbehave('503');
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(unkept);
  network.misbehave('none');
  await submitAndConfirm(page);
  await expect(successAlert(page)).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(successesOf(alerts)).toHaveLength(1);
});

/** As 'Clear site data' does: the connections of open pages break. */
async function clearDatabases(page: Page) {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

test('the browser clears the database under the page: what is confirmed next is kept and sent', async ({
  page,
  network,
  email,
  rows,
  alerts,
}) => {
  await fillIn(page, { email });
  await clearDatabases(page);
  network.misbehave('503');
  await submitAndConfirm(page);
  await expect(page.getByRole('alert').first()).toContainText('is sent again by itself');
  network.misbehave('none');
  await expect(successAlert(page)).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(successesOf(alerts)).toHaveLength(1);
});

test('the browser clears the database while a request is sent: its answer is told all the same', async ({
  page,
  network,
  email,
  rows,
  alerts,
}) => {
  network.misbehave('answer held');
  await fillIn(page, { email });
  await submitAndConfirm(page);
  await expect.poll(network.heldAnswers).toBe(1);
  await clearDatabases(page);
  network.releaseAnswers();
  await expect(successAlert(page)).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(successesOf(alerts)).toHaveLength(1);
});
