import type { Page } from '@playwright/test';
import { alertLeaseMs, spanFrom } from '../../src/enrolment/core/schedule';
import { submitAndConfirm } from '../browser/support/enrolment-form';
import { strip } from '../browser/support/outbox-page';
import { acceptedRecord, storeRecords, untriedRecord } from '../browser/support/outbox-records';
import { failureWith, successesOf } from './support/alert-log';
import { untilNoted } from './support/device';
import { queueOffline, successAlert } from './support/outbox';
import { stopAt, stopPoints, submitUntilStopped, untilStopped } from './support/stop-point';
import { expect, fillIn, test } from './support/test';
import { installedWorker, syncWorker, untilOnline } from './support/sync-worker';

declare global {
  var clockShift: number | undefined;
}

// Must run before a page opens, whose code keeps a reference to the clock.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + (globalThis.clockShift ?? 0);
  }),
);

/** Opens a tab whose clock is at the time when the current sender counts as gone. */
async function setClockAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.clockShift = 50_000;
  });
}

/**
 * Freezes a page, as the browser does to one in the background. The browser's own command has no
 * effect on a visible page, so the debugger pauses it.
 *
 * @returns resumes it
 */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  const paused = new Promise((resolve) => {
    session.once('Debugger.paused', resolve);
  });
  await session.send('Debugger.pause');
  await paused;
  return async () => {
    await session.send('Debugger.resume');
  };
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('three tabs and the worker come online together: one row, one alert', async ({
    page,
    context,
    network,
    email,
    alerts,
    expectOnce,
  }) => {
    await installedWorker(page);
    const courses = await context.newPage();
    await courses.goto('/Courses');
    const [form] = await queueOffline(context, [{ course: 1, email }]);
    const sync = await syncWorker(context, network.url);

    await Promise.all([context.setOffline(false), sync()]);
    await expect.poll(() => successesOf(alerts).length).toBe(1);
    for (const tab of [page, courses, form ?? page]) {
      await expect(strip(tab).filter({ hasText: 'saved on this device' })).toHaveCount(0);
    }
    await untilNoted(page);
    expect(network.tries).toHaveLength(1);
    expectOnce();
  });

  test('only the worker runs: the request is sent, and the next page shows its alert', async ({
    page,
    context,
    email,
    rows,
    alerts,
    network,
    expectOnce,
  }) => {
    const worker = await installedWorker(page);
    const [form] = await queueOffline(context, [{ course: 1, email }]);
    const sync = await syncWorker(context, network.url);
    await Promise.all([page.close(), form?.close()]);
    expect(successesOf(alerts)).toEqual([]);
    await context.setOffline(false);
    await untilOnline(worker);
    await sync();
    await expect.poll(() => rows().length).toBe(1);
    const next = await context.newPage();
    await next.goto('/AboutUs');
    await expect(successAlert(next)).toBeVisible();
    expectOnce();
  });
});

test('two triggers in one tab: one attempt', async ({
  page,
  context,
  network,
  email,
  expectOnce,
}) => {
  const [form = page] = await queueOffline(context, [{ course: 1, email }]);
  network.misbehave('answer held');
  await context.setOffline(false);
  await form.evaluate(() => {
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    for (const button of document.querySelectorAll('button')) {
      if (button.textContent === 'Send now') button.click();
    }
  });
  await expect.poll(network.heldAnswers).toBe(1);
  network.releaseAnswers();
  await expect(successAlert(form)).toBeVisible();
  await untilNoted(form);
  expect(network.tries).toHaveLength(1);
  expectOnce();
});

test('a tab frozen while it sends: another takes over in time, and one alert is shown', async ({
  page,
  context,
  network,
  email,
  expectOnce,
}) => {
  network.misbehave('answer held');
  await fillIn(page, { email });
  await submitAndConfirm(page);
  await expect.poll(network.heldAnswers).toBe(1);
  // Freeze it once it has read everything; browsers do not freeze pages that block others.
  await expect(strip(page)).toContainText('Sending…');
  const thaw = await freeze(page);

  network.misbehave('none');
  const other = await context.newPage();
  await setClockAhead(other);
  await other.goto('/Courses');
  await expect(successAlert(other)).toBeVisible();
  // By the frozen tab's clock, the other tab's claim to the alert is in the future, and invalid.
  await untilNoted(other);
  await thaw();
  network.releaseAnswers();
  await expect(page.getByText('Your request was sent successfully.')).toBeVisible();
  expectOnce();
});

test('a tab is paused before sending, until another takes over: nothing is duplicated', async ({
  page,
  context,
  network,
  email,
  expectOnce,
}) => {
  const other = await context.newPage();
  await setClockAhead(other);
  await other.goto('/Courses');
  await stopAt(page, stopPoints['stored → sent']);
  await fillIn(page, { email });
  await submitUntilStopped(page, network);
  await expect(successAlert(other)).toBeVisible();
  await untilNoted(other);
  network.resumePages();
  await expect(page.getByText('Your request was sent successfully.')).toBeVisible();
  expectOnce();
});

test('a tab is paused before it shows an alert: another tab shows it, and the first does not', async ({
  page,
  context,
  network,
  email,
  rows,
}) => {
  await page.goto('/Courses');
  const form = await context.newPage();
  network.misbehave('503 with Retry-After');
  await fillIn(form, { email });
  await submitAndConfirm(form);
  // The banner shows the same text for a slow first attempt.
  await expect(form.getByRole('alert').first()).toContainText(failureWith(503));
  await expect(strip(page)).toContainText('1 request saved');
  await form.close();

  network.misbehave('none');
  const sender = await context.newPage();
  await stopAt(sender, stopPoints['stored → announced']);
  await sender.goto('/AboutUs');
  await untilStopped(strip(sender).getByRole('button', { name: 'Send now' }).click(), network);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(successAlert(page)).toBeVisible();
  await untilNoted(page);
  network.resumePages();
  await expect(strip(sender)).toHaveCount(0);
  await expect(successAlert(sender)).toHaveCount(0);
  await expect(successAlert(page)).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test("an alert left unseen on one page is shown by the next, however long that page's attempt takes", async ({
  page,
  network,
}) => {
  network.misbehave('answer held');
  const telling = spanFrom(Date.now(), alertLeaseMs);
  const unseen = acceptedRecord(1, { announced: false, telling });
  await storeRecords(page, unseen, untriedRecord(2));
  await page.goto('/Courses');
  await expect.poll(network.heldAnswers).toBe(1);
  await expect(successAlert(page)).toBeVisible();
  expect(network.heldAnswers()).toBe(1);
});
