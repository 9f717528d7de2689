import type { Page } from '@playwright/test';
import { submitAndConfirm } from '../browser/support/enrolment-form';
import { failureWith, networkError } from './support/alert-log';
import { successAlert } from './support/outbox';
import { expect, fillIn, test } from './support/test';

/** The engine tests cover a database that can't be opened. */
test('on a full device, the form shows that the request could not be stored, and sending online works', async ({
  page,
  context,
  network,
  email,
  expectOnce,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 });
  await fillIn(page, { email });
  for (const [fault, expected] of [
    ['503', failureWith(503)],
    ['response lost', networkError],
  ] as const) {
    network.misbehave(fault);
    await submitAndConfirm(page);
    await expect(page.getByRole('alert')).toContainText(expected);
    await expect(page.getByRole('alert')).toContainText(
      'This device could not store your request.',
    );
  }
  network.misbehave('none');
  await submitAndConfirm(page);
  await expect(successAlert(page)).toBeVisible();
  await expect(page.getByText('Your request was sent successfully.')).toBeVisible();
  expectOnce();
});

/**
 * Clears the databases as the browser's 'Clear site data' does, which closes the database
 * connections of open pages.
 */
async function clearDatabases(page: Page) {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

test('after the browser clears the database while a page is open, the next request is stored and sent', async ({
  page,
  network,
  email,
  expectOnce,
}) => {
  await fillIn(page, { email });
  await clearDatabases(page);
  network.misbehave('503');
  await submitAndConfirm(page);
  await expect(page.getByRole('alert').first()).toContainText('will be sent again automatically');
  network.misbehave('none');
  await expect(successAlert(page)).toBeVisible();
  expectOnce();
});
