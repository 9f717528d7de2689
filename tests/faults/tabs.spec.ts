import { fillInRequest } from '../browser/support/enrolment-form';
import { successAlert } from './support/outbox';
import { stopAt, stopPoints, submitUntilStopped } from './support/stop-point';
import { expect, test } from './support/test';

test('a tab that is paused before sending and resumed after another tab has taken over duplicates nothing', async ({
  page,
  context,
  network,
  email,
  expectOnce,
}) => {
  // Set the other tab's clock so far ahead that the sender counts as gone.
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 50_000;
  });
  await page.goto('/Courses');
  const form = await context.newPage();
  await stopAt(form, stopPoints['stored → sent']);
  await fillInRequest(form, { person: { Email: email } });
  await submitUntilStopped(form, network);
  await expect(successAlert(page)).toBeVisible();
  network.resumePages();
  await expect(form.getByText('Your request was sent successfully.')).toBeVisible();
  expectOnce();
});
