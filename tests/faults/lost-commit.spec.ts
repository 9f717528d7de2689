import { requests } from '#words/requests';
import { fillInRequest, submitAndConfirm } from '../browser/support/enrolment-form';
import { action } from '../browser/support/outbox-page';
import { failureWith } from './support/alert-log';
import { successAlert } from './support/outbox';
import { expect, test } from './support/test';

const lastPhone = '+60 19-999 9999';

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
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await page.getByLabel('Phone').fill(lastPhone);
  await page.getByRole('button', { name: 'Course Info' }).click();
  await submitAndConfirm(page);
  await expect(successAlert(page)).toBeVisible();
  expect(rows()).toMatchObject([{ reference, mobile: lastPhone }]);
});
