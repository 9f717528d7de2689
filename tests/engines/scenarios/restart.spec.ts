import { untilNoted } from '../../faults/support/device';
import { successAlert } from '../../faults/support/outbox';
import { fillIn } from '../../faults/support/test';
import { countSuccesses } from '../support/alerts';
import { submitOffline } from '../support/queue';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

test('the browser is killed with a queued request: sent at the next start, once', async ({
  device,
  network,
  email,
  rows,
}) => {
  const first = await device.start();
  const form = await first.context.newPage();
  await fillIn(form, { email });
  network.setOffline(true);
  await submitOffline(form);
  await first.browser.kill();
  network.setOffline(false);
  expect(rows()).toEqual([]);

  const second = await device.start();
  const page = await second.context.newPage();
  await page.goto('/AboutUs');
  await expect(successAlert(page)).toBeVisible();
  await untilNoted(page);
  await page.goto('/');
  await untilNoted(page);
  expect(rows()).toHaveLength(1);
  expect(await countSuccesses(page)).toBe(1);
});
