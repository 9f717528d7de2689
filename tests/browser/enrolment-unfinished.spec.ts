import type { Page } from '@playwright/test';
import { holdRequests } from './support/answers';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { expect, test } from './support/test';

const success = 'Enrollment submitted successfully!';

/** Answers the next tries so, and later ones as the server does. */
async function answer(page: Page, ...statuses: readonly number[]) {
  const left = [...statuses];
  await page.route('**/api/notifications', async (route) => {
    const status = left.shift();
    if (status === undefined) await route.continue();
    else if (status === 0) await route.abort('failed');
    else {
      await route.fulfill({ status, json: {}, headers: { 'Retry-After': '600' } });
    }
  });
}

const strip = (page: Page) => page.getByRole('region', { name: 'Your enrolment requests' });

test('drafts and queue: another child enrolled from the same form leaves the one that waits alone', async ({
  page,
  listEnrolments,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 503/);
  const email = 'sample.parent@example.org';
  await answer(page, 503);
  await fillInRequest(page, { person: { 'First name': 'Elder', Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText('sent again by itself');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('First name').fill('Younger');
  await page.getByRole('button', { name: 'Continue' }).click();
  await submitAndConfirm(page);
  await expect(page.getByText(success)).toHaveCount(1);
  await strip(page).getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(success)).toHaveCount(2);
  const rows = (await listEnrolments()).filter((row) => row.email === email);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['Elder Learner', 'Younger Learner']);
});

test("drafts and queue: 'Clear' and another person's request leave a refused one to be mended", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/);
  await answer(page, 400);
  await fillInRequest(page, { person: { 'First name': 'Refused' } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText('Status: 400');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('First name').fill('Another');
  await expect(page.getByText(/^Saved on this device \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Another');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(strip(page)).toContainText('1 request needs your attention');
  await strip(page).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('main')).toContainText('Refused Learner');
});

test('section 8: who leaves the form while a request is sent is told on the next page', async ({
  page,
}) => {
  const release = await holdRequests(page);
  await fillInRequest(page);
  await submitAndConfirm(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL('/AboutUs');
  await expect(page.getByText('Our Story').first()).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toContainText(success);
  await page.reload();
  await expect(page.getByText(success)).toHaveCount(0);
});

test('drafts and queue: the offer after a network error stays while the visitor looks around', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  await answer(page, 0);
  await fillInRequest(page);
  await submitAndConfirm(page);
  const later = page.getByRole('button', { name: 'Send when I am back online' });
  await expect(later).toBeVisible();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Confirmation' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to Course Info' }).click();
  await expect(later).toBeVisible();

  await page.reload();
  await expect(later).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await strip(page).getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(strip(page)).toHaveCount(0);
  await page.goBack();
  await expect(later).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('section 5: missing personal fields found at Submit take the focus', async ({ page }) => {
  await page.goto('/Inroll/1');
  await page.getByRole('button', { name: 'Course Info' }).click();
  await page.getByRole('radio', { name: '1 Month' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeFocused();
});
