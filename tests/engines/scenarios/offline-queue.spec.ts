import { untilNoted } from '../../faults/support/device';
import { strip, successAlert } from '../../faults/support/outbox';
import { fillIn } from '../../faults/support/test';
import { countSuccesses } from '../support/alerts';
import { submitOffline } from '../support/queue';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

test('a request confirmed offline is sent on return, once', async ({
  page,
  network,
  email,
  rows,
}) => {
  await fillIn(page, { email });
  network.setOffline(true);
  await submitOffline(page);
  await expect(strip(page)).toContainText('1 request saved on this device');
  expect(rows()).toEqual([]);

  network.setOffline(false);
  // The page tries again by itself; the waits between two tries have grown by now.
  await expect(successAlert(page)).toBeVisible({ timeout: 60_000 });
  await untilNoted(page);
  expect(rows()).toHaveLength(1);
  expect(network.tries).toHaveLength(1);
  expect(await countSuccesses(page)).toBe(1);
});
