import type { Page } from '@playwright/test';
import { fillPersonalInfo, openForm, submitAndConfirm } from '../../browser/support/enrolment-form';
import { untilInstalled } from '../../browser/support/service-worker';
import { failureWith } from '../../faults/support/alert-log';
import { untilNoted } from '../../faults/support/device';
import { strip } from '../../faults/support/outbox';
import { fillIn } from '../../faults/support/test';
import { countSuccesses } from '../support/alerts';
import { sendNow } from '../support/queue';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

/** How long a browser may take to look for a version and to store it. */
const installing = { timeout: 60_000 };

const updateButton = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });

test('the site is updated: the draft and the queued requests stay, and are sent once', async ({
  context,
  page,
  network,
  site,
  email,
  rows,
}) => {
  await openForm(page, 3);
  await untilInstalled(page);
  network.misbehave('503 with Retry-After');
  for (const course of [1, 2]) {
    const form = await context.newPage();
    await fillIn(form, { course, email });
    await submitAndConfirm(form);
    await expect(form.getByRole('alert').first()).toContainText(failureWith(503));
    await form.close();
  }
  await page.bringToFront();
  await fillPersonalInfo(page, { 'First name': 'Half', Email: `half.${email}` });

  site.publish('Quick links', 'Useful links');
  // A browser looks for a new version when a page is opened.
  const other = await context.newPage();
  await other.goto('/AboutUs');
  await page.bringToFront();
  // By then the browser has looked, and all of the new version has come.
  await expect(updateButton(page)).toBeVisible(installing);
  await updateButton(page).click();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Useful links' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Half');
  await expect(page.getByLabel('Email')).toHaveValue(`half.${email}`);
  await expect(strip(page)).toContainText('2 requests saved on this device');
  expect(rows()).toEqual([]);

  network.misbehave('none');
  await sendNow(page);
  await expect.poll(() => countSuccesses(page)).toBe(2);
  await untilNoted(page);
  expect(rows()).toHaveLength(2);
  expect(await countSuccesses(page)).toBe(2);
  await expect(page.getByLabel('First name')).toHaveValue('Half');
});
