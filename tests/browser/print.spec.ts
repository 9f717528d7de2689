import type { Page } from '@playwright/test';
import { chatBox } from '#words/chat-box';
import { coursePage } from '#words/course-page';
import { courseById } from '../../src/site/courses';
import { enrolment } from '#words/enrolment';
import { help } from '#words/help';
import { print } from '#words/print';
import { receipt } from '#words/receipt';
import { requests } from '#words/requests';
import { openCourseInfo, submitAndConfirm } from './support/enrolment-form';
import { expect, test } from './support/test';

test.use({ colorScheme: 'dark' });

test('a course’s details print in dark letters on white @all', async ({ page }) => {
  await page.goto('/course-details/1');
  await expectOnOnePage(page);
  const { overview, educator } = courseById(1);
  await expectPrinted(page, overview, educator.bio);
  await expectNotPrinted(page, coursePage.areaTitle, coursePage.share.button);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByText(overview)).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test("the checklist of documents prints without the other tabs, and its button opens the browser's print dialog or else offers the text @all", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript('globalThis.printed = 0; globalThis.print = () => { printed += 1; };');
  await page.goto('/HelpCenter#how-to-apply');
  await page.getByRole('button', { name: help.apply.print }).click();
  expect(await page.evaluate('printed')).toBe(1);
  await test.step('the text is offered while the browser has not started to print', async () => {
    await page.getByRole('button', { name: print.copy.idle }).click();
    await expect(page.getByRole('button', { name: print.copy.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const { documents } of help.apply.lists) {
      for (const document of documents) expect(copied).toContain(document);
    }
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText(print.openElsewhere)).toHaveCount(0);
  });
  await expectOnOnePage(page);
  await expectPrinted(page, ...help.apply.lists.flatMap(({ documents }) => documents.slice(0, 1)));
  await expectNotPrinted(page, help.heroIntro, help.apply.print, help.certificate.title);
});

test('the confirmation of an enrolment, its receipt and the list of requests can be printed @all', async ({
  page,
}) => {
  await openCourseInfo(page, 4);
  await page.getByRole('radio', { name: '6 Months' }).check();
  await submitAndConfirm(page);
  await expectOnOnePage(page);
  await expectPrinted(page, enrolment.sent.reference);
  await expectNotPrinted(page, enrolment.sent.home);

  await page.emulateMedia({ media: null });
  await page.getByRole('main').getByRole('link', { name: enrolment.sent.receipt }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectOnOnePage(page);
  await expectPrinted(page, receipt.documentTitle, receipt.privacy, 'VIP English Course');
  await expectNotPrinted(page, receipt.copy.idle);

  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: requests.single.back }).click();
  await expect(page.getByText(requests.intro)).toBeVisible();
  await expectOnOnePage(page);
  await expectPrinted(page, requests.received.title);
  await expectNotPrinted(page, requests.intro, requests.device.title);
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
