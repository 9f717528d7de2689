import { submitAndConfirm } from '../../browser/support/enrolment-form';
import { failureWith } from '../../faults/support/alert-log';
import { untilNoted } from '../../faults/support/device';
import { queuedHeading, strip, successAlert } from '../../faults/support/outbox';
import { fillIn } from '../../faults/support/test';
import { countSuccesses } from '../support/alerts';
import { submitOffline } from '../support/queue';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

test('a queued request is refused: told, corrected and sent, stored once', async ({
  context,
  page: form,
  network,
  email,
  rows,
}) => {
  await fillIn(form, { email: `wrong.${email}` });
  network.setOffline(true);
  await submitOffline(form);
  await expect(queuedHeading(form)).toBeVisible();
  const page = await context.newPage();
  await form.close();

  network.misbehave('400');
  network.setOffline(false);
  await page.goto('/Courses');
  const refusal = page.getByRole('alert').filter({ hasText: failureWith(400) });
  await expect(refusal).toBeVisible();
  expect(rows()).toEqual([]);

  network.misbehave('none');
  await refusal.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByRole('heading', { name: 'Course Info' })).toBeVisible();
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(`wrong.${email}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: '1 Month' })).toBeChecked();
  await submitAndConfirm(page);
  await expect(successAlert(page)).toBeVisible();
  await untilNoted(page);
  expect(rows()).toHaveLength(1);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(2);
  expect(await countSuccesses(page)).toBe(1);
  await expect(strip(page).filter({ hasText: 'your attention' })).toHaveCount(0);
});
