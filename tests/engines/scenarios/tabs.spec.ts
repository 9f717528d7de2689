import { untilInstalled } from '../../browser/support/service-worker';
import { untilNoted } from '../../faults/support/device';
import { strip, successAlert } from '../../faults/support/outbox';
import { fillIn } from '../../faults/support/test';
import { countSuccesses } from '../support/alerts';
import { submitOffline } from '../support/queue';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

test('three tabs with a queued request: sent once, told in one of them', async ({
  context,
  page: courses,
  network,
  email,
  rows,
}) => {
  await courses.goto('/Courses');
  await untilInstalled(courses);
  const about = await context.newPage();
  await about.goto('/AboutUs');
  const form = await context.newPage();
  await fillIn(form, { email });
  network.setOffline(true);
  await submitOffline(form);
  const tabs = [courses, about, form];
  for (const tab of tabs) {
    await expect(strip(tab)).toContainText('1 request saved on this device');
  }

  // All of them wait for the same moment, and wake at once.
  network.setOffline(false);
  await expect.poll(() => countSuccesses(form), { timeout: 60_000 }).toBe(1);
  for (const tab of tabs) {
    await expect(strip(tab).filter({ hasText: 'saved on this device' })).toHaveCount(0);
  }
  await untilNoted(form);
  expect(rows()).toHaveLength(1);
  expect(network.tries).toHaveLength(1);
  expect(await countSuccesses(form)).toBe(1);
  const told = await Promise.all(tabs.map((tab) => successAlert(tab).count()));
  expect(told.toSorted()).toEqual([0, 0, 1]);
});
