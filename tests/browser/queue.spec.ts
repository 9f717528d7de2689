import type { Page } from '@playwright/test';
import { enrolment } from '#words/enrolment';
import { networkError, success } from '../faults/support/alert-log';
import { respondInTurn } from './support/responses';
import { goOffline } from './support/device';
import {
  fillInRequest,
  fillPersonalInfo,
  openForm,
  submitAndConfirm,
  submitOffline,
} from './support/enrolment-form';
import { banner } from './support/outbox-page';
import { expect, test } from './support/test';

const form = (page: Page) => page.getByRole('region', { name: enrolment.formLabel });
const steps = (page: Page) => page.getByRole('navigation', { name: enrolment.progressLabel });
const sendLater = (page: Page) => page.getByRole('button', { name: 'Send when I am back online' });

test('sending from the Confirmation step announces the outcome, and a failure leaves the focus in place', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  await fillInRequest(page, { person: { Email: 'sample.again@example.org' } });
  await submitOffline(page);
  // The Confirmation step is not complete while the request is waiting.
  await expect(steps(page).getByRole('button', { name: /complete/ })).toHaveCount(2);
  const send = form(page).getByRole('button', { name: 'Send now' });
  await send.press('Enter');
  await expect(form(page).getByText('That didn’t go through.')).toBeVisible();
  await expect(send).toBeFocused();

  await context.setOffline(false);
  await expect(page.getByText(success)).toHaveCount(1);
  await expect(form(page).getByRole('heading', { name: 'Confirmation' })).toBeFocused();
  await expect(steps(page).getByRole('button', { name: 'Confirmation (complete)' })).toBeVisible();
});

test('if the network drops before anything is typed, a request can still be queued, even without a worker', async ({
  page,
  expectedConsole,
}) => {
  // Pictures and the animation code, which have not loaded yet, cause these errors.
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page, 1);
  await goOffline(page);
  await fillPersonalInfo(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: '1 Month' }).check();
  await submitAndConfirm(page);
  await expect(banner(page).getByRole('status')).toBeVisible();
});

test('changes made after a network error are shown for confirmation before they are sent', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  const keys = await respondInTurn(page, 'broken');
  await fillInRequest(page, { person: { Email: 'sample.changed@example.org' } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(networkError);
  await page.getByRole('radio', { name: '6 Months' }).check();
  await form(page).getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('may already have reached us');
  await page.keyboard.press('Escape');
  await sendLater(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('6 Months');
  expect(keys).toHaveLength(1);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText(success)).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test('a request is sent again automatically after a 503, and its acceptance is announced even while changes to it are being confirmed', async ({
  page,
  rows,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 503/);
  const email = 'sample.unavailable@example.org';
  const keys = await respondInTurn(page, 'busy');
  await fillInRequest(page, { person: { Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText('Submission failed. Status: 503.');
  await expect(page.getByRole('alert')).toContainText('sent again automatically');
  await page.getByRole('radio', { name: '6 Months' }).check();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('6 Months');
  await expect(page.getByText(success)).toBeVisible();
  await dialog.getByRole('button', { name: 'No, go back' }).click();
  await expect(page.getByText(success)).toHaveCount(1);
  await expect(page.getByText(success)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(rows(email)).toHaveLength(1);
});

test('after a network error, the offer to send later remains after a change of step and after a reload', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  await respondInTurn(page, 'broken');
  await fillInRequest(page);
  await submitAndConfirm(page);
  await expect(sendLater(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Confirmation' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to Course Info' }).click();
  await expect(sendLater(page)).toBeVisible();

  await page.reload();
  await expect(sendLater(page)).toBeVisible();
  await banner(page).getByRole('link', { name: 'Details' }).click();
  await page.getByRole('main').getByText('Details', { exact: true }).click();
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goBack();
  await expect(sendLater(page)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('');
});
