import { submitAndConfirm } from '../../browser/support/enrolment-form';
import { failureWith, networkError } from '../../faults/support/alert-log';
import { untilNoted } from '../../faults/support/device';
import { successAlert } from '../../faults/support/outbox';
import { fillIn } from '../../faults/support/test';
import { countSuccesses } from '../support/alerts';
import { sendLater } from '../support/queue';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

test('the answer is lost: sent again under the same key, stored once', async ({
  page,
  network,
  email,
  rows,
}) => {
  await fillIn(page, { email });
  network.misbehave('answer lost');
  await submitAndConfirm(page);
  // Until then a browser may repeat the try by itself, and would be answered.
  await expect(page.getByRole('alert').filter({ hasText: networkError })).toBeVisible();
  await expect.poll(() => rows().length).toBe(1);
  expect(await countSuccesses(page)).toBe(0);

  network.misbehave('none');
  await sendLater(page);
  await expect(successAlert(page)).toBeVisible();
  await untilNoted(page);
  expect(rows()).toHaveLength(1);
  // A browser may have repeated the first try by itself, too.
  expect(network.tries.length).toBeGreaterThan(1);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
  expect(await countSuccesses(page)).toBe(1);
});

test('the server is not ready (503): told, and sent again by itself', async ({
  page,
  network,
  email,
  rows,
}) => {
  await fillIn(page, { email });
  network.misbehave('503');
  await submitAndConfirm(page);
  const failure = page.getByRole('alert').filter({ hasText: failureWith(503) });
  await expect(failure).toContainText('is sent again by itself');
  expect(rows()).toEqual([]);

  network.misbehave('none');
  await expect(successAlert(page)).toBeVisible();
  await untilNoted(page);
  expect(rows()).toHaveLength(1);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
  expect(await countSuccesses(page)).toBe(1);
});
