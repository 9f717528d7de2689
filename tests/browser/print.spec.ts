import type { Page } from '@playwright/test';
import { chatBox } from '#words/chat-box';
import { enrolment } from '#words/enrolment';
import { help } from '#words/help';
import { receipt } from '#words/receipt';
import { openCourseInfo, submitAndConfirm } from './support/enrolment-form';
import { expect, test } from './support/test';

test.use({ colorScheme: 'dark' });

test("the checklist of documents prints without the other tabs, and its button opens the browser's print dialog @all", async ({
  page,
}) => {
  await page.addInitScript('globalThis.printed = 0; globalThis.print = () => { printed += 1; };');
  await page.goto('/HelpCenter#how-to-apply');
  await page.getByRole('button', { name: help.apply.print }).click();
  expect(await page.evaluate('printed')).toBe(1);
  await expectOnOnePage(page);
  await expectPrinted(page, ...help.apply.lists.flatMap(({ documents }) => documents.slice(0, 1)));
  await expectNotPrinted(page, help.heroIntro, help.apply.print, help.certificate.title);
});

test('a receipt prints on one sheet, in dark letters on white @all', async ({ page }) => {
  await openCourseInfo(page, 4);
  await page.getByRole('radio', { name: '6 Months' }).check();
  await submitAndConfirm(page);
  await page.getByRole('main').getByRole('link', { name: enrolment.sent.receipt }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectOnOnePage(page);
  await expectPrinted(page, receipt.documentTitle, receipt.privacy, 'VIP English Course');
  await expectNotPrinted(page, receipt.copy.idle);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

/** Expects the page to fit on one sheet, and leaves it as it looks in print. */
async function expectOnOnePage(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectNotPrinted(page, chatBox.title);
  await expect(page.getByRole('banner')).toBeHidden();
}

async function expectPrinted(page: Page, ...texts: string[]) {
  for (const text of texts)
    await expect(page.getByText(text).filter({ visible: true })).not.toHaveCount(0);
}

async function expectNotPrinted(page: Page, ...texts: string[]) {
  for (const text of texts)
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
}
