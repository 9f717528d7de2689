import { store } from '../browser/support/stored';
import type { Entry } from '../../src/enrolment/core/database';
import { fillInRequest } from '../browser/support/enrolment-form';
import { acceptedRecord } from '../browser/support/outbox-records';
import { findSuccesses } from './support/alert-log';
import { untilNoted } from './support/device';
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
