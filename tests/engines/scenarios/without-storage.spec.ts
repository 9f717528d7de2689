import { refuseStorage } from '../../browser/support/device';
import { submitAndConfirm } from '../../browser/support/enrolment-form';
import { networkError } from '../../faults/support/alert-log';
import { successAlert } from '../../faults/support/outbox';
import { fillIn } from '../../faults/support/test';
import { countSuccesses } from '../support/alerts';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

test('the device stores nothing: it is said, and sending online works, once', async ({
  page,
  network,
  email,
  rows,
}) => {
  await refuseStorage(page);
  await fillIn(page, { email });
  await expect(page.getByText('This form can’t be saved on this device')).toBeVisible();
  await expect(page.getByText(/^Saved on this device/)).toHaveCount(0);

  network.misbehave('answer lost');
  await submitAndConfirm(page);
  const failure = page.getByRole('alert').filter({ hasText: networkError });
  await expect(failure).toContainText('This device could not store your request.');

  network.misbehave('none');
  await submitAndConfirm(page);
  await expect(successAlert(page)).toBeVisible();
  await expect(page.getByText('Your request was sent successfully.')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
  expect(await countSuccesses(page)).toBe(1);
});
