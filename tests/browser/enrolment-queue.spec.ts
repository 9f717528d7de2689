import type { Page } from '@playwright/test';
import { requests } from '../../src/content/requests';
import { untilTriedOffline } from '../faults/support/device';
import { fillInRequest, fillPersonalInfo, submitAndConfirm } from './support/enrolment-form';
import { expect, test } from './support/test';

const success = 'Enrollment submitted successfully!';
const networkError = 'A network error occurred. Please try again.';
const queued = 'Saved on this device – not yet received by the academy';

/** Keeps the idempotency key of each try, and answers or breaks each in its turn. */
async function answerInTurn(page: Page, ...answers: readonly ('lost' | 'broken' | number)[]) {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/notifications', async (route) => {
    const answer = answers[keys.length];
    keys.push(route.request().headers()['idempotency-key']);
    if (answer === undefined) return route.continue();
    if (typeof answer === 'number') return route.fulfill({ status: answer, json: {} });
    // The server stores a request whose answer is lost.
    if (answer === 'lost') await route.fetch();
    return route.abort('failed');
  });
  return keys;
}

/** Submits without a network: what is confirmed waits on the device. */
async function queueOffline(page: Page, email: string) {
  await fillInRequest(page, { person: { Email: email } });
  await page.context().setOffline(true);
  await submitAndConfirm(page);
  await expect(form(page).getByText(queued)).toBeVisible();
}

const form = (page: Page) => page.getByRole('region', { name: 'Enrolment form' });

test('drafts and queue: a try from the Confirmation tells its outcome and keeps the focus', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  await fillInRequest(page, { person: { Email: 'sample.again@example.org' } });
  await context.setOffline(true);
  await submitAndConfirm(page);
  const send = form(page).getByRole('button', { name: 'Send now' });
  await send.press('Enter');
  await expect(form(page).getByText('It did not get through this time.')).toBeVisible();
  await expect(send).toBeFocused();

  await context.setOffline(false);
  await expect(page.getByText(success)).toHaveCount(1);
  await expect(form(page).getByRole('heading', { name: 'Confirmation' })).toBeFocused();
});

test('drafts and queue: after a network error the visitor may leave it to the outbox, under the same key', async ({
  page,
  listEnrolments,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  const email = 'sample.later@example.org';
  const keys = await answerInTurn(page, 'lost');
  await fillInRequest(page, { person: { Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(networkError);
  await expect(page.getByRole('heading', { name: 'Course Info' })).toBeVisible();
  await page.getByRole('button', { name: 'Send when I am back online' }).click();
  await expect(page.getByText(success)).toHaveCount(1);
  await expect(page.getByText('تم إرسال طلبك بنجاح')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect((await listEnrolments()).filter((row) => row.email === email)).toHaveLength(1);
});

test('drafts and queue: what was changed after a network error is not sent unseen', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  const keys = await answerInTurn(page, 'broken');
  await fillInRequest(page, { person: { Email: 'sample.changed@example.org' } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(networkError);
  await page.getByRole('radio', { name: '6 Months' }).check();
  const later = page.getByRole('button', { name: 'Send when I am back online' });
  await later.click();
  await expect(page.getByRole('alertdialog')).toContainText('6 Months');
  expect(keys).toHaveLength(1);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText(success)).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test('drafts and queue: what the server can’t take now is sent again by itself', async ({
  page,
  listEnrolments,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 503/);
  const email = 'sample.unavailable@example.org';
  const keys = await answerInTurn(page, 503);
  await fillInRequest(page, { person: { Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText('Submission failed. Status: 503.');
  await expect(page.getByRole('alert')).toContainText('sent again by itself');
  await expect(page.getByText(success)).toHaveCount(1);
  await expect(page.getByText('تم إرسال طلبك بنجاح')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect((await listEnrolments()).filter((row) => row.email === email)).toHaveLength(1);
});

test('drafts and queue: a request typed a second time while it waits is sent once', async ({
  page,
  context,
  listEnrolments,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  const email = 'sample.twice@example.org';
  await queueOffline(page, email);
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await fillPersonalInfo(page, { Email: email });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: '1 Month' }).check();
  await submitAndConfirm(page);
  await expect(form(page).getByText(queued)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(success)).toHaveCount(1);
  expect((await listEnrolments()).filter((row) => row.email === email)).toHaveLength(1);
});

test('drafts and queue: what never left the device can be withdrawn, and stands in the form again', async ({
  page,
  context,
  listEnrolments,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  const email = 'sample.withdrawn@example.org';
  const tab = await context.newPage();
  await tab.goto('/YourRequests');
  // What the list is made of, too, before the connection is lost.
  await expect(tab.getByText(requests.none.title)).toBeVisible();
  await queueOffline(page, email);
  await untilTriedOffline(page, 1);
  await tab.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.getByRole('radio', { name: '1 Month' })).toBeChecked();
  await expect(page.getByText(queued)).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('radio', { name: '1 Month' })).toBeChecked();
  await expect(page.getByText(success)).toHaveCount(0);
  expect((await listEnrolments()).filter((row) => row.email === email)).toHaveLength(0);
});
