import { fillPersonalInfo, submitAndConfirm } from '../browser/support/enrolment-form';
import { untilInstalled } from '../browser/support/service-worker';
import { storedRows } from '../server/support/requests';
import { successesOf } from './support/alert-log';
import { queuedHeading, queueOffline, stayOffline, strip, successAlert } from './support/outbox';
import { test as releaseTest } from './support/release-test';
import { expect, fillIn, test } from './support/test';

test.use({ serviceWorkers: 'allow' });
releaseTest.use({ serviceWorkers: 'allow' });

test('after one visit and without a network, the wizard queues; back online it is sent', async ({
  page,
  context,
  network,
  email,
  rows,
  alerts,
}) => {
  await page.goto('/');
  await untilInstalled(page);
  network.setOffline(true);
  await context.setOffline(true);
  await fillIn(page, { course: 5, email });
  await stayOffline(context);
  await expect(strip(page)).toContainText('You are offline.');
  await submitAndConfirm(page);
  await expect(queuedHeading(page)).toBeVisible();
  await page.goto('/AboutUs');
  await stayOffline(context);
  await expect(strip(page)).toContainText('You are offline.');
  await expect(strip(page)).toContainText('1 request saved on this device');
  expect(rows()).toEqual([]);

  network.setOffline(false);
  await context.setOffline(false);
  await expect(successAlert(page)).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(successesOf(alerts)).toHaveLength(1);
});

releaseTest(
  'a new version with a half-filled form and a full outbox: both survive',
  async ({ page, context, network, site, email, alerts }) => {
    // Two whole versions are put on the device.
    releaseTest.slow();
    await page.goto('/Inroll/3');
    await untilInstalled(page);
    network.misbehave('503 with Retry-After');
    const waiting = await queueOffline(context, [
      { course: 1, email: `1.${email}` },
      { course: 2, email: `2.${email}` },
    ]);
    for (const tab of waiting) await tab.close();
    await context.setOffline(false);
    await fillPersonalInfo(page, { 'First name': 'Half', Email: `half.${email}` });

    site.publish('Quick links', 'Useful links');
    const other = await context.newPage();
    await other.goto('/AboutUs');
    await page.getByRole('button', { name: /^Update/ }).click();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Useful links' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Half');
    await expect(page.getByLabel('Email')).toHaveValue(`half.${email}`);
    await expect(strip(page)).toContainText('2 requests saved on this device');
    expect(storedRows(site.server.databaseFile)).toEqual([]);

    network.misbehave('none');
    await strip(page).getByRole('button', { name: 'Send now' }).click();
    await expect.poll(() => successesOf(alerts).length).toBe(2);
    const stored = storedRows(site.server.databaseFile).map((row) => row.email);
    expect(stored.toSorted()).toEqual([`1.${email}`, `2.${email}`]);
    await expect(page.getByLabel('First name')).toHaveValue('Half');
    expect(new Set(alerts.map(({ reference }) => reference)).size).toBe(2);
  },
);
