import type { Page } from '@playwright/test';
import { openCourseInfo, submitAndConfirm } from './support/enrolment-form';
import { expect, test, untilTakenOver } from './support/test';

const success = 'Enrollment submitted successfully!';
const saved = (page: Page) => page.getByText(/^Saved on this device \d\d:\d\d$/);
const refused = (page: Page) => page.getByText('This form can’t be saved on this device');
const firstName = (page: Page) => page.getByLabel('First name');

test('drafts: the page says so where the device’s database never answers, and the form works', async ({
  page,
}) => {
  await page.addInitScript('IDBFactory.prototype.open = () => ({ addEventListener() {} })');
  await openCourseInfo(page, 1);
  await expect(refused(page)).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await page.getByRole('radio', { name: '1 Month' }).check();
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(success);
});

test('drafts: a device without space is told of, and saves once there is some', async ({
  page,
  context,
  baseURL,
}) => {
  const session = await context.newCDPSession(page);
  const origin = baseURL ?? '';
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/Inroll/1');
  await firstName(page).fill('Sample');
  await expect(refused(page)).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByLabel('Last name').fill('Learner');
  await expect(saved(page)).toBeVisible();
  await expect(refused(page)).toHaveCount(0);
  await page.reload();
  await untilTakenOver(page);
  await expect(firstName(page)).toHaveValue('Sample');
});

test('drafts: what the browser clears under the page is made anew with the next keystroke', async ({
  page,
  context,
}) => {
  await page.goto('/Inroll/1');
  await firstName(page).fill('Sample');
  await saved(page).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
  await page.getByLabel('Last name').fill('Learner');
  await expect(page.getByText('Saving…')).toHaveCount(0);
  await page.reload();
  await untilTakenOver(page);
  await expect(firstName(page)).toHaveValue('Sample');
  await expect(page.getByLabel('Last name')).toHaveValue('Learner');
});
