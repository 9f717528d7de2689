import type { Page } from '@playwright/test';
import { submitAndConfirm } from '../../browser/support/enrolment-form';
import { untilInstalled } from '../../browser/support/service-worker';
import { successAlert } from '../../faults/support/outbox';
import { fillIn } from '../../faults/support/test';
import { submitOffline } from '../support/queue';
import { expect, failedLoads, test } from '../support/test';

/*
 * A request that the visitor changes takes the place of the one that waits: one row at the academy,
 * with the last values, whatever became of the first.
 */

test.use({ expectedConsole: failedLoads });

const lastPhone = '+60 19-999 9999';

/** Changes the phone of the request in the form. What waits may go by itself once it can. */
async function changePhone(page: Page) {
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await page.getByLabel('Phone').fill(lastPhone);
  await page.getByRole('button', { name: 'Course Info' }).click();
}

const lastValues = [expect.objectContaining({ mobile: lastPhone })];

test('a request is changed after the server was not ready (503)', async ({
  page,
  network,
  email,
  rows,
}) => {
  network.misbehave('503');
  await fillIn(page, { email });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert').first()).toContainText('There is nothing to correct');
  await changePhone(page);
  network.misbehave('none');
  await submitAndConfirm(page);
  await expect(successAlert(page).first()).toBeVisible();
  await expect.poll(rows).toEqual(lastValues);
});

test('a request is changed after its answer was lost', async ({ page, network, email, rows }) => {
  network.misbehave('answer lost');
  await fillIn(page, { email });
  await submitAndConfirm(page);
  await expect(page.getByRole('button', { name: 'Send when I am back online' })).toBeVisible();
  expect(rows()).toHaveLength(1);
  await changePhone(page);
  network.misbehave('none');
  await submitAndConfirm(page);
  await expect(successAlert(page).first()).toBeVisible();
  await expect.poll(rows).toEqual(lastValues);
});

test('a request is changed in another tab while it waits offline', async ({
  page,
  context,
  network,
  email,
  rows,
}) => {
  await page.goto('/');
  await untilInstalled(page);
  const other = await context.newPage();
  await other.goto('/YourRequests');
  await page.bringToFront();
  await fillIn(page, { email });
  network.setOffline(true);
  await submitOffline(page);
  await other.bringToFront();
  await other.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(other.getByRole('heading', { name: 'Course Info' })).toBeVisible();
  await changePhone(other);
  network.setOffline(false);
  await submitAndConfirm(other);
  await expect(successAlert(other).first()).toBeVisible();
  await expect.poll(rows).toEqual(lastValues);
});
