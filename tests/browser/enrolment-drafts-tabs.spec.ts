import type { Page } from '@playwright/test';
import { openCourseInfo, submitAndConfirm } from './support/enrolment-form';
import { expect, test } from './support/test';

const saved = (page: Page) => page.getByText(/^Saved on this device \d\d:\d\d$/);
const firstName = (page: Page) => page.getByLabel('First name');
const changedToo = (page: Page) => page.getByText('Another version of this form was saved');

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await expect(firstName(tab)).toBeEnabled();
  return tab;
}

test('drafts: what another tab saved is offered, never put in unasked', async ({ page }) => {
  await page.goto('/Inroll/1');
  await firstName(page).fill('Here');
  await saved(page).waitFor();
  const tab = await openTab(page, '/Inroll/1');
  await expect(firstName(tab)).toHaveValue('Here');
  await firstName(tab).fill('There');
  await saved(tab).waitFor();

  await expect(changedToo(page)).toBeVisible();
  await expect(firstName(page)).toHaveValue('Here');
  await page.getByRole('button', { name: 'Show that version' }).press('Enter');
  await expect(firstName(page)).toHaveValue('There');
  await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeFocused();
  await expect(changedToo(page)).toHaveCount(0);
  await expect(saved(page)).toBeVisible();

  await firstName(page).fill('Here again');
  await expect(changedToo(tab)).toBeVisible();
  await firstName(tab).fill('The last one');
  await expect(changedToo(page)).toBeVisible();
  await page.reload();
  await expect(firstName(page)).toHaveValue('The last one');
});

test('drafts: a form submitted in another tab leaves no ghost draft of this one', async ({
  page,
}) => {
  await openCourseInfo(page, 1);
  await page.getByRole('radio', { name: '1 Month' }).check();
  await expect(saved(page)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/Inroll/1');
  await submitAndConfirm(tab);
  await expect(tab.getByText('تم إرسال طلبك بنجاح')).toBeVisible();

  await expect(saved(page)).toHaveCount(0);
  await expect(changedToo(page)).toHaveCount(0);
  await page.goto('/');
  await page.goto('/Inroll/1');
  await expect(firstName(page)).toBeEnabled();
  await expect(firstName(page)).toHaveValue('');
});
