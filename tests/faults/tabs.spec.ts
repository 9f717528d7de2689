import type { Page } from '@playwright/test';
import { submitAndConfirm } from '../browser/support/enrolment-form';
import { banner } from '../browser/support/outbox-page';
import { store } from '../browser/support/stored';
import type { Entry } from '../../src/enrolment/core/database';
import { acceptedRecord, storeRecords, untriedRecord } from '../browser/support/outbox-records';
import { failureWith, findSuccesses } from './support/alert-log';
import { untilNoted } from './support/device';
import { queueOffline, successAlert } from './support/outbox';
import { stopAt, stopPoints, submitUntilStopped, untilStopped } from './support/stop-point';
import { expect, fillIn, test } from './support/test';

declare global {
  var clockShift: number | undefined;
}

// This must run before a page opens, because the page's code keeps a reference to the clock.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + (globalThis.clockShift ?? 0);
  }),
);

/** Sets a page's clock so far ahead that the current sender counts as gone. */
async function setClockAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.clockShift = 50_000;
  });
}

/**
 * Freezes a page, as browsers do with pages in the background. The debugger pauses the page,
 * because the browser's own command has no effect on a visible page.
 *
 * @returns a function that resumes the page
 */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  const paused = new Promise((resolve) => {
    session.once('Debugger.paused', resolve);
  });
  await session.send('Debugger.pause');
  // The debugger pauses a page only at its next statement, and an idle page may run none for long.
  session.send('Runtime.evaluate', { expression: '0' }).catch(() => undefined);
  await paused;
  return async () => {
    await session.send('Debugger.resume');
  };
}

test('simultaneous triggers in one tab cause only one attempt', async ({
  page,
  context,
  network,
  email,
  expectOnce,
}) => {
  const [form = page] = await queueOffline(context, [{ course: 1, email }]);
  network.misbehave('response held');
  await context.setOffline(false);
  await form.evaluate(() => {
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    for (const button of document.querySelectorAll('button')) {
      if (button.textContent === 'Send now') button.click();
    }
  });
  await expect.poll(network.heldResponses).toBe(1);
  network.releaseResponses();
  await expect(successAlert(form)).toBeVisible();
  await untilNoted(form);
  expect(network.tries).toHaveLength(1);
  expectOnce();
});

test("with another page visible, the alert is shown only where the visitor pressed 'Submit'", async ({
  page,
  context,
  email,
  expectOnce,
}) => {
  await page.goto('/Courses');
  const form = await context.newPage();
  await fillIn(form, { email });
  await submitAndConfirm(form);
  await expect(successAlert(form)).toBeVisible();
  await untilNoted(form);
  await expect(successAlert(page)).toHaveCount(0);
  expectOnce();
});

test('another tab takes over from a tab that is frozen while sending, and one alert is shown', async ({
  page,
  context,
  network,
  email,
  expectOnce,
}) => {
  network.misbehave('response held');
  await fillIn(page, { email });
  await submitAndConfirm(page);
  await expect.poll(network.heldResponses).toBe(1);
  // Freeze the tab only once it has read the database, because browsers do not freeze a page while
  // its transaction blocks other pages.
  await expect(banner(page)).toContainText('Sending…');
  const thaw = await freeze(page);

  network.misbehave('none');
  const other = await context.newPage();
  await setClockAhead(other);
  await other.goto('/Courses');
  await expect(successAlert(other)).toBeVisible();
  await thaw();
  network.releaseResponses();
  await expect(page.getByText('Your request was sent successfully.')).toBeVisible();
  expectOnce();
});

test('a tab that is paused before sending and resumed after another tab has taken over duplicates nothing', async ({
  page,
  context,
  network,
  email,
  expectOnce,
}) => {
  await setClockAhead(page);
  await page.goto('/Courses');
  const form = await context.newPage();
  await stopAt(form, stopPoints['stored → sent']);
  await fillIn(form, { email });
  await submitUntilStopped(form, network);
  await expect(successAlert(page)).toBeVisible();
  network.resumePages();
  await expect(form.getByText('Your request was sent successfully.')).toBeVisible();
  expectOnce();
});

test('an alert that was handed to a tab is shown there, even if the tab is paused first, and nowhere else', async ({
  page,
  context,
  network,
  email,
  expectOnce,
}) => {
  await page.goto('/Courses');
  const form = await context.newPage();
  network.misbehave('503 with Retry-After');
  await fillIn(form, { email });
  await submitAndConfirm(form);
  // Wait for the alert, because the banner's text also appears during a slow first attempt.
  await expect(form.getByRole('alert').first()).toContainText(failureWith(503));
  await expect(banner(page)).toContainText('1 request saved');
  await form.close();

  network.misbehave('none');
  const sender = await context.newPage();
  await stopAt(sender, stopPoints['stored → announced']);
  await sender.goto('/AboutUs');
  await untilStopped(banner(sender).getByRole('button', { name: 'Send now' }).click(), network);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(banner(page)).toHaveCount(0);
  await expect(successAlert(page)).toHaveCount(0);
  network.resumePages();
  await expect(successAlert(sender)).toBeVisible();
  expectOnce();
});

test('of several visible pages, one shows an alert', async ({ page, context, alerts }) => {
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto('/AboutUs');
  const record = acceptedRecord(1, { announced: false });
  const entries: Entry[] = [{ key: ['request', record.id], value: record }];
  await page.evaluate(store, entries);
  await Promise.all(
    tabs.map((tab) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))),
  );
  await untilNoted(page);
  await expect.poll(() => findSuccesses(alerts).length).toBe(1);
  const shown = await Promise.all(tabs.map((tab) => successAlert(tab).count()));
  expect(shown.toSorted()).toEqual([0, 0, 1]);
});

test('an alert that no page has shown appears at once, even while an attempt is in progress', async ({
  page,
  network,
}) => {
  network.misbehave('response held');
  await storeRecords(page, acceptedRecord(1, { announced: false }), untriedRecord(2));
  await page.goto('/Courses');
  await expect.poll(network.heldResponses).toBe(1);
  await expect(successAlert(page)).toBeVisible();
  expect(network.heldResponses()).toBe(1);
});
