import type { Page } from '@playwright/test';
import { drafts } from '#words/drafts';
import { siteLanguages } from '../../src/content/languages';
import { success } from '../faults/support/alert-log';
import { refuseStorage } from './support/device';
import {
  openCourseInfo,
  openForm,
  saved,
  submitAndConfirm,
  untilSaved,
} from './support/enrolment-form';
import { readStored } from './support/stored';
import { expect, test, untilTakenOver } from './support/test';

const refused = (page: Page) => page.getByText('This form can’t be saved on this device');
const changedToo = (page: Page) => page.getByText('Another version of this form was saved');
const firstName = (page: Page) => page.getByLabel('First name');
const clear = (page: Page) => page.getByRole('button', { name: 'Clear', exact: true });

async function reload(page: Page) {
  await page.reload();
  await untilTakenOver(page);
}

test('a reload restores typed and selected values, and the step that was open', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-07T09:05:00'));
  await openCourseInfo(page, 8);
  await page.getByRole('radio', { name: '3 Months' }).check();
  await page.getByRole('switch', { name: 'VIP hours' }).check();
  await page.getByLabel('Number of VIP hours').fill('1٢');
  await untilSaved(page);
  await expect(page.getByText('Saved on this device 09:05')).toBeVisible();

  await page.clock.setFixedTime(new Date('2026-03-08T10:30:00'));
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Course Info' })).toBeVisible();
  await expect(page.getByText('Saved on this device 7 Mar, 09:05')).toBeVisible();
  await expect(page.getByRole('radio', { name: '3 Months' })).toBeChecked();
  await expect(page.getByLabel('Number of VIP hours')).toHaveValue('1٢');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(firstName(page)).toHaveValue('Sample');
  await expect(page.getByLabel('Country')).toHaveValue('Japan');

  await test.step('each course has its own draft, which includes the last keystrokes before the visitor follows a link', async () => {
    await openForm(page, 2);
    await expect(firstName(page)).toHaveValue('');
    await firstName(page).fill('Left by link');
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    const typed = expect.objectContaining({ firstName: 'Left by link' });
    await expect
      .poll(async () => (await readStored(page)).records)
      .toContainEqual(expect.objectContaining({ form: typed }));
    await page.goto('/Inroll/8');
    await page.getByRole('button', { name: 'Personal Info' }).click();
    await expect(firstName(page)).toHaveValue('Sample');
    await page.goto('/Inroll/2');
    await expect(firstName(page)).toHaveValue('Left by link');
  });
});

test("'Clear' asks for confirmation, and then deletes the draft permanently", async ({ page }) => {
  await openCourseInfo(page, 1);
  await untilSaved(page);
  await clear(page).click();
  const question = page.getByRole('alertdialog', { name: 'Clear this form?' });
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(clear(page)).toBeFocused();
  await clear(page).click();
  await question.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(firstName(page)).toHaveValue('');
  await expect(page.getByText(drafts.cleared)).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(clear(page)).toHaveCount(0);
  await reload(page);
  await expect(firstName(page)).toBeEnabled();
  await expect(firstName(page)).toHaveValue('');
});

test('a version saved in another tab is offered, but not filled in until the visitor asks for it', async ({
  page,
}) => {
  await page.goto('/Inroll/1');
  await firstName(page).fill('Here');
  await untilSaved(page);
  const tab = await page.context().newPage();
  await tab.goto('/Inroll/1');
  await expect(firstName(tab)).toHaveValue('Here');
  await firstName(tab).fill('There');
  await untilSaved(tab);

  await expect(changedToo(page)).toBeVisible();
  await expect(firstName(page)).toHaveValue('Here');
  await page.getByRole('button', { name: 'Show that version' }).press('Enter');
  await expect(firstName(page)).toHaveValue('There');
  await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeFocused();
  await expect(changedToo(page)).toHaveCount(0);
  await untilSaved(page);

  await firstName(page).fill('Here again');
  await expect(changedToo(tab)).toBeVisible();
  await firstName(tab).fill('The last one');
  await expect(changedToo(page)).toBeVisible();
  await page.reload();
  await expect(firstName(page)).toHaveValue('The last one');
});

test('submitting a form in one tab leaves no stale draft in another', async ({ page }) => {
  await openCourseInfo(page, 1);
  await page.getByRole('radio', { name: '1 Month' }).check();
  await untilSaved(page);
  const tab = await page.context().newPage();
  await tab.goto('/Inroll/1');
  await submitAndConfirm(tab);
  await expect(tab.getByText('تم إرسال طلبك بنجاح')).toBeVisible();

  await expect(saved(page)).toHaveCount(0);
  await expect(changedToo(page)).toHaveCount(0);
  await reload(page);
  await expect(firstName(page)).toBeEnabled();
  await expect(firstName(page)).toHaveValue('');
});

test('if the device’s database never responds, the form still works and shows that nothing is saved', async ({
  page,
}) => {
  // Timeouts end ten times sooner.
  await page.addInitScript(`{
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (work, ms) => setTimeout(work, ms / 10);
    IDBFactory.prototype.open = () => ({ addEventListener() {} });
  }`);
  await openCourseInfo(page, 1);
  await expect(refused(page)).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await page.getByRole('radio', { name: '1 Month' }).check();
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(success);
});

test('the form reports that it can’t be saved on a full device, and is saved once there is space', async ({
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
  await untilSaved(page);
  await expect(refused(page)).toHaveCount(0);
  await page.reload();
  await untilTakenOver(page);
  await expect(firstName(page)).toHaveValue('Sample');
});

test('the language menu opens the same page in another language, with what the device can’t store', async ({
  page,
}) => {
  await refuseStorage(page);
  await page.goto('/Inroll/2?a=1');
  await firstName(page).fill('Sample');
  await expect(refused(page)).toBeVisible();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: siteLanguages.ar.name }).click();
  await expect(page).toHaveURL('/ar/Inroll/2?a=1');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('[name=firstName]')).toHaveValue('Sample');
});
