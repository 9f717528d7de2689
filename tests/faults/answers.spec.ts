import { submitAndConfirm } from '../browser/support/enrolment-form';
import { networkError, findSuccesses } from './support/alert-log';
import { brokenConnections, type Fault } from './support/fault';
import { successAlert } from './support/outbox';
import { expect, fillIn, test } from './support/test';

/** The faults in these tests that occur after the server has received the request. */
const arriving: ReadonlySet<Fault> = new Set([
  'reset after the body',
  'response lost',
  'response cut short',
]);

for (const fault of [
  ...brokenConnections,
  'sign-in page',
  'redirect to a sign-in page',
  'no response',
] as const) {
  test(`${fault}: success is announced only after the next attempt, and the request is stored once`, async ({
    page,
    network,
    email,
    rows,
    alerts,
    expectOnce,
  }) => {
    // An attempt may take half a minute, so shorten the timeout.
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
    expect(findSuccesses(alerts)).toEqual([]);

    network.misbehave('none');
    await page.getByRole('button', { name: 'Send when I am back online' }).click();
    await expect(successAlert(page)).toBeVisible();
    expectOnce();
  });
}
