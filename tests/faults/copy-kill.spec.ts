import { requests } from '../../src/content/requests';
import { submitAndConfirm } from '../browser/support/enrolment-form';
import { successesOf } from './support/alert-log';
import { keptRequests } from './support/device';
import { test } from './support/kill-test';
import { successAlert } from './support/outbox';
import { copyMarked, stopAt, untilStopped } from './support/stop-point';
import { expect, fillIn } from './support/test';

test('killed between marked → saved, of a copy: nothing is lost, one row, one alert', async ({
  run,
  network,
  email,
  rows,
}) => {
  const first = await run();
  await stopAt(first.context, copyMarked);
  let downloads = 0;
  first.page.on('download', () => (downloads += 1));
  network.misbehave('503 with Retry-After');
  await fillIn(first.page, { url: network.url, email });
  await submitAndConfirm(first.page);
  const waiting = { state: 'queued', lastFailure: { kind: 'status' } };
  await expect.poll(() => keptRequests(first.page)).toMatchObject([waiting]);
  await first.page.goto(`${network.url}/YourRequests`);
  const save = first.page.getByRole('button', { name: /^Save as a file: / });
  await untilStopped(save.click(), network);
  await first.kill();
  expect([downloads, rows().length]).toEqual([0, 0]);

  network.misbehave('none');
  const { page, alerts } = await run();
  await page.goto(`${network.url}/YourRequests`);
  await expect.poll(() => keptRequests(page)).toMatchObject([{ ...waiting, copies: 1 }]);
  await page.getByRole('button', { name: requests.open.sendNow }).click();
  await expect(successAlert(page)).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
  expect(successesOf(alerts)).toHaveLength(1);
});
