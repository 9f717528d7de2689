import { enrolment } from '../../src/content/enrolment';
import { requests } from '../../src/content/requests';
import { savedRequest } from '../../src/content/saved-request';
import { submitAndConfirm } from './support/enrolment-form';
import { titleOf } from './support/outbox-page';
import { heldRecord, storeRecords } from './support/outbox-records';
import { expect, test } from './support/test';

const { keep } = savedRequest;

test('a request of which a copy exists is not sent changed, also where its form was changed before', async ({
  page,
  listEnrolments,
}) => {
  const held = heldRecord(3);
  const email = 'sample.copied@example.org';
  const record = {
    ...held,
    form: { ...held.form, email },
    request: { ...held.request, email },
  };
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await storeRecords(page, record);
  await page.goto('/Inroll/3');
  await expect(page.getByText(enrolment.unfinished.held)).toBeVisible();
  await page.getByRole('radio', { name: '6 Months' }).check();
  await expect(page.getByText(/^Saved on this device \d/)).toBeVisible();

  await page.goto('/YourRequests');
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: requests.actions.of(keep.save, titleOf(3)), exact: true })
    .click();
  await download;

  await page.goto('/Inroll/3');
  await expect(page.getByRole('radio', { name: '6 Months' })).toBeChecked();
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(enrolment.sequel.handedOut);
  expect(keys).toEqual([]);

  await page.getByRole('radio', { name: '3 Months' }).check();
  await submitAndConfirm(page);
  await expect(page.getByText(enrolment.sent.english)).toBeVisible();
  expect(keys).toEqual([record.id]);
  expect((await listEnrolments()).filter((row) => row.email === email)).toHaveLength(1);
});
