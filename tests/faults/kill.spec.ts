import { submitAndConfirm } from '../browser/support/enrolment-form';
import { successesOf } from './support/alert-log';
import { keptRequests, untilNoted } from './support/device';
import { test } from './support/kill-test';
import { queuedHeading, successAlert } from './support/outbox';
import { stopAt, stopPoints, submitUntilStopped, untilStopped } from './support/stop-point';
import { expect, fillIn } from './support/test';

const {
  'confirmed → stored': beforeStored,
  'announced → noted': beforeNoted,
  ...between
} = stopPoints;

test('killed between confirmed → stored: the draft is there, and goes once', async ({
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
  test(`killed between ${name}: one row, one alert`, async ({
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

  test(`killed between ${name}, of a request that had waited for a network: one row, one alert`, async ({
    run,
    network,
    email,
    expectOnce,
  }) => {
    const first = await run();
    await stopAt(first.context, point);
    await fillIn(first.page, { url: network.url, email });
    await first.context.setOffline(true);
    await submitAndConfirm(first.page);
    await expect(queuedHeading(first.page)).toBeVisible();
    // The try that is made all the same, as the browser only guesses, has failed by now.
    await expect
      .poll(() => keptRequests(first.page))
      .toMatchObject([{ state: 'queued', lastFailure: { kind: 'offline' } }]);
    await untilStopped(first.context.setOffline(false), network);
    await first.kill();

    const { page } = await run();
    await page.goto(`${network.url}/Courses`);
    await expect(successAlert(page)).toBeVisible();
    expectOnce();
  });
}

test('killed between sent → answered: one row, one alert', async ({
  run,
  network,
  email,
  rows,
  expectOnce,
}) => {
  const first = await run();
  network.misbehave('answer held');
  await fillIn(first.page, { url: network.url, email });
  await submitAndConfirm(first.page);
  await expect.poll(network.heldAnswers).toBe(1);
  expect(rows()).toHaveLength(1);
  await first.kill();

  network.misbehave('none');
  const { page } = await run();
  await page.goto(network.url);
  await expect(successAlert(page)).toBeVisible();
  expectOnce();
});

test('killed before it is noted that the alert was shown: told again rather than never', async ({
  run,
  network,
  email,
  rows,
}) => {
  const first = await run();
  await stopAt(first.context, beforeNoted);
  await fillIn(first.page, { url: network.url, email });
  await submitUntilStopped(first.page, network);
  await first.kill();

  const { page } = await run();
  await page.goto(network.url);
  await expect(successAlert(page)).toHaveCount(1);
  expect(rows()).toHaveLength(1);
});

test('killed after all of it: nothing is told or sent again', async ({
  run,
  network,
  email,
  rows,
  alerts,
}) => {
  const first = await run();
  await fillIn(first.page, { url: network.url, email });
  await submitAndConfirm(first.page);
  await expect(successAlert(first.page)).toBeVisible();
  await untilNoted(first.page);
  await first.kill();

  const { page } = await run();
  const other = `other.${email}`;
  await fillIn(page, { url: network.url, course: 2, email: other });
  await submitAndConfirm(page);
  await expect(successAlert(page)).toBeVisible();
  expect([rows().length, rows(other).length]).toEqual([1, 1]);
  expect(network.tries).toHaveLength(2);
  expect(successesOf(alerts)).toHaveLength(2);
});
