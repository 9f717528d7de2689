import { fillPersonalInfo, submitAndConfirm } from '../browser/support/enrolment-form';
import { untilTakenOver } from '../browser/support/test';
import { test } from './support/kill-test';
import { successAlert } from './support/outbox';
import { stopAt, stopPoints, submitUntilStopped } from './support/stop-point';
import { expect } from './support/test';

for (const [name, point] of Object.entries({ ...stopPoints, 'sent → answered': null })) {
  test(`if the browser is killed at ‘${name}’, the request is not lost, duplicated or announced twice`, async ({
    run,
    network,
    email,
    rows,
    expectOnce,
  }) => {
    const first = await run();
    if (point) await stopAt(first.context, point);
    else network.misbehave('response held');
    await first.page.goto(`${network.url}/Inroll/1`);
    await untilTakenOver(first.page);
    await fillPersonalInfo(first.page, { Email: email });
    await first.page.getByRole('button', { name: 'Continue' }).click();
    await first.page.getByRole('radio', { name: '1 Month' }).check();
    if (point) {
      await submitUntilStopped(first.page, network);
    } else {
      await submitAndConfirm(first.page);
      await expect.poll(network.heldResponses).toBe(1);
    }
    await first.kill();

    network.misbehave('none');
    const { page } = await run();
    if (name === 'confirmed → stored') {
      // The draft is kept, and can be submitted.
      await page.goto(`${network.url}/Inroll/1`);
      await expect(page.getByRole('radio', { name: '1 Month' })).toBeChecked();
      expect(network.tries).toEqual([]);
      await submitAndConfirm(page);
    }
    if (name === 'stored → announced') {
      // The alert was handed to the killed page, but the receipt is there.
      await page.goto(`${network.url}/YourRequests`);
      await expect(page.getByRole('main').getByText(/^JLA-/)).toBeVisible();
      expect(rows()).toHaveLength(1);
      expect(network.tries).toHaveLength(1);
      return;
    }
    if (name !== 'confirmed → stored') await page.goto(network.url);
    await expect(successAlert(page)).toBeVisible();
    expectOnce();
  });
}
