import { submitAndConfirm } from '../browser/support/enrolment-form';
import { test } from './support/kill-test';
import { successAlert } from './support/outbox';
import { stopAt, stopPoints, submitUntilStopped } from './support/stop-point';
import { expect, fillIn } from './support/test';

const {
  'confirmed → stored': beforeStored,
  'stored → announced': beforeAnnounced,
  ...between
} = stopPoints;

test('if the browser is killed at ‘confirmed → stored’, the draft is kept and can be submitted', async ({
  run,
  network,
  email,
  expectOnce,
}) => {
  const first = await run();
  await stopAt(first.context, beforeStored);
  await fillIn(first.page, { url: network.url, email });
  await submitUntilStopped(first.page, network);
  await first.kill();

  const { page } = await run();
  await page.goto(`${network.url}/Inroll/1`);
  await expect(page.getByRole('radio', { name: '1 Month' })).toBeChecked();
  expect(network.tries).toEqual([]);
  await submitAndConfirm(page);
  await expect(successAlert(page)).toBeVisible();
  expectOnce();
});

for (const [name, point] of Object.entries(between)) {
  test(`if the browser is killed at ‘${name}’, there is still one row and one alert`, async ({
    run,
    network,
    email,
    expectOnce,
  }) => {
    const first = await run();
    await stopAt(first.context, point);
    await fillIn(first.page, { url: network.url, email });
    await submitUntilStopped(first.page, network);
    await first.kill();

    const { page } = await run();
    await page.goto(network.url);
    await expect(successAlert(page)).toBeVisible();
    expectOnce();
  });
}

test('if the browser is killed at ‘sent → answered’, there is still one row and one alert', async ({
  run,
  network,
  email,
  rows,
  expectOnce,
}) => {
  const first = await run();
  network.misbehave('response held');
  await fillIn(first.page, { url: network.url, email });
  await submitAndConfirm(first.page);
  await expect.poll(network.heldResponses).toBe(1);
  expect(rows()).toHaveLength(1);
  await first.kill();

  network.misbehave('none');
  const { page } = await run();
  await page.goto(network.url);
  await expect(successAlert(page)).toBeVisible();
  expectOnce();
});

test('if the browser is killed at ‘stored → announced’, there is one row, and the receipt says so', async ({
  run,
  network,
  email,
  rows,
}) => {
  const first = await run();
  await stopAt(first.context, beforeAnnounced);
  await fillIn(first.page, { url: network.url, email });
  await submitUntilStopped(first.page, network);
  await first.kill();

  const { page } = await run();
  await page.goto(`${network.url}/YourRequests`);
  await expect(page.getByRole('main').getByText(/^JLA-/)).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(network.tries).toHaveLength(1);
});
