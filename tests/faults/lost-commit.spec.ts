import type { Page } from '@playwright/test';
import { requests } from '#words/requests';
import { fillInRequest, submitAndConfirm } from '../browser/support/enrolment-form';
import { action } from '../browser/support/outbox-page';
import { failureWith } from './support/alert-log';
import { successAlert } from './support/outbox';
import { postgresTest } from './support/postgres-test';
import { expect, test } from './support/test';

const lastPhone = '+60 19-999 9999';

/** Corrects the phone number in a form that shows the 'Course Info' step, and submits the form. */
async function correctPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await page.getByLabel('Phone').fill(lastPhone);
  await page.getByRole('button', { name: 'Course Info' }).click();
  await submitAndConfirm(page);
  await expect(successAlert(page)).toBeVisible();
}

postgresTest(
  'if PostgreSQL commits but the server responds with 503, a corrected request replaces the stored one',
  async ({ page, academy, email }) => {
    test.slow();
    await fillInRequest(page, { person: { Email: email } });
    academy.database.loseCommitOf(email);
    await submitAndConfirm(page);
    await expect(page.getByRole('alert')).toContainText(failureWith(503));
    await expect.poll(academy.rows).toMatchObject([{ mobile: '+60 12-000 0000' }]);
    const [{ reference } = {}] = await academy.rows();

    await correctPhone(page);
    await expect(page.getByRole('main')).toContainText(String(reference));
    expect(await academy.rows()).toMatchObject([{ reference, mobile: lastPhone }]);
  },
);

test('if a request is stored but the response is a 500, editing the request from the list leaves one row', async ({
  page,
  network,
  email,
  rows,
}) => {
  await fillInRequest(page, { person: { Email: email } });
  // Make automatic retries of the first request fail, too.
  network.misbehave((key) => (key === (network.tries[0]?.key ?? key) ? '500 once stored' : 'none'));
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(failureWith(500));
  const [{ reference } = {}] = rows();

  await page.goto('/YourRequests');
  // Repeat this, because during an automatic attempt the button is missing, or pressing it only
  // shows that the request has changed.
  await expect(async () => {
    await action(page, requests.actions.edit, 1).click({ timeout: 5000 });
    await expect(page.getByRole('heading', { name: 'Course Info' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await correctPhone(page);
  expect(rows()).toMatchObject([{ reference, mobile: lastPhone }]);
});
