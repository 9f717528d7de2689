import { submitAndConfirm } from '../browser/support/enrolment-form';
import { failureWith, successesOf } from './support/alert-log';
import { untilNoted } from './support/device';
import { letClocksMove, moveClock } from './support/movable-clock';
import { strip, successAlert } from './support/outbox';
import { expect, fillIn, test } from './support/test';

/** In milliseconds. */
const hour = 3_600_000;

test.beforeEach(({ context }) => letClocksMove(context));

for (const [direction, shift] of [
  ['forward', hour],
  ['back', -hour],
] as const) {
  test(`the clock moved an hour ${direction} while a request waits: it goes, once`, async ({
    page,
    network,
    email,
    rows,
    alerts,
  }) => {
    network.misbehave('503 with Retry-After');
    await fillIn(page, { email });
    await submitAndConfirm(page);
    // The strip says the same of a first try that takes long.
    await expect(page.getByRole('alert').first()).toContainText(failureWith(503));
    await expect(strip(page)).toContainText('1 request saved');
    network.misbehave('none');
    await moveClock(page, shift);
    await page.reload();
    await expect(successAlert(page)).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(successesOf(alerts)).toHaveLength(1);
  });

  test(`the clock moved an hour ${direction} while a request is sent: one row, one alert`, async ({
    page,
    context,
    network,
    email,
    rows,
    alerts,
  }) => {
    network.misbehave('answer held');
    await fillIn(page, { email });
    await submitAndConfirm(page);
    await expect.poll(network.heldAnswers).toBe(1);
    const other = await context.newPage();
    await other.goto('/Courses');
    for (const tab of [page, other]) await moveClock(tab, shift);
    await other.evaluate(() => dispatchEvent(new Event('online')));
    // The clock says that the first tab's time is up.
    await expect.poll(network.heldAnswers).toBe(2);
    network.releaseAnswers();
    await expect(page.getByText('Your request was sent successfully.')).toBeVisible();
    await expect.poll(() => successesOf(alerts).length).toBe(1);
    await untilNoted(other);
    expect(rows()).toHaveLength(1);
    expect(successesOf(alerts)).toHaveLength(1);
  });
}
