import { submitAndConfirm } from '../browser/support/enrolment-form';
import { strip } from '../browser/support/outbox-page';
import { failureWith, networkError, successesOf } from './support/alert-log';
import { keptRequests } from './support/device';
import { brokenConnections, type Fault } from './support/fault';
import { successAlert } from './support/outbox';
import { expect, fillIn, test } from './support/test';

/** After these the server has the request. */
const arriving: ReadonlySet<Fault> = new Set([
  'reset after the body',
  'answer lost',
  'answer cut short',
]);

for (const fault of [
  ...brokenConnections,
  'sign-in page',
  'sign-in page without a type',
  'redirect to a sign-in page',
  'no answer',
] as const) {
  test(`${fault}: not taken for received, not lost, stored once`, async ({
    page,
    network,
    email,
    rows,
    alerts,
    expectOnce,
  }) => {
    // A try may take half a minute, which this test need not.
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 30);
    });
    network.misbehave(fault);
    await fillIn(page, { email });
    await submitAndConfirm(page);
    await expect(page.getByRole('alert')).toContainText(networkError);
    await expect(page.getByRole('heading', { name: 'Course Info' })).toBeVisible();
    await expect.poll(() => rows().length).toBe(arriving.has(fault) ? 1 : 0);
    expect(successesOf(alerts)).toEqual([]);

    network.misbehave('none');
    await page.getByRole('button', { name: 'Send when I am back online' }).click();
    await expect(successAlert(page)).toBeVisible();
    expectOnce();
  });
}

test('503 with Retry-After: waits as long as the server asks, whatever else happens', async ({
  page,
  network,
  email,
  expectOnce,
}) => {
  await page.clock.install();
  network.misbehave('503 with Retry-After');
  await fillIn(page, { email });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert').first()).toContainText(failureWith(503));
  await expect(strip(page)).toContainText('1 request saved on this device');
  const sent = network.tries.length;

  network.misbehave('none');
  await page.clock.fastForward('01:50');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect(await keptRequests(page)).toMatchObject([{ state: 'queued' }]);
  expect(network.tries).toHaveLength(sent);

  await page.clock.fastForward('00:11');
  await expect(successAlert(page)).toBeVisible();
  expectOnce();
});
