import type { Page } from '@playwright/test';
import { paths } from '../../src/content/addresses';
import { enrolment } from '../../src/content/enrolment';
import { savedRequest } from '../../src/content/saved-request';
import { storageLife as words } from '../../src/content/storage-life';
import { answerPersisted, goWithoutConnection, runOnWebKit } from './support/device';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { list, openWith } from './support/outbox-page';
import { acceptedRecord, queuedRecord } from './support/outbox-records';
import { expect, test } from './support/test';

const form = (page: Page) => page.getByRole('region', { name: enrolment.formLabel });
const sevenDays = words['may-be-erased'](7);
const mayErase = /may erase what is kept here/;

for (const [api, arrange] of [
  ['promises nothing', (page: Page) => answerPersisted(page, false)],
  ['has no word for it', (page: Page) => answerPersisted(page, null)],
] as const) {
  test(`on WebKit, which ${api}, the visitor is told of the seven days`, async ({ page }) => {
    await runOnWebKit(page);
    await arrange(page);
    await goWithoutConnection(page);
    await fillInRequest(page);
    await submitAndConfirm(page);
    await expect(form(page).getByText(enrolment.queued.sent.whileOpen)).toBeVisible();
    await expect(form(page).getByText(sevenDays)).toBeVisible();
    await form(page).getByRole('link', { name: words.saveCopy }).click();
    await expect(list(page).getByRole('button', { name: savedRequest.keep.save })).toBeVisible();
    await page.goto(paths.requests);
    await expect(list(page).getByText(`${sevenDays} ${words.remedy}`)).toBeVisible();
  });
}

test('elsewhere it is told on ‘Your requests’ alone, and only of the want of space', async ({
  page,
}) => {
  await answerPersisted(page, false);
  await goWithoutConnection(page);
  await fillInRequest(page);
  await submitAndConfirm(page);
  await expect(form(page).getByText(enrolment.queued.sent.whileOpen)).toBeVisible();
  await expect(form(page).getByText(mayErase)).toHaveCount(0);
  await page.goto(paths.requests);
  await expect(list(page).getByText(words['if-short-of-space'])).toBeVisible();
});

test('where nothing is kept, or all of it for good, nothing is told', async ({ page }) => {
  await answerPersisted(page, true);
  await openWith(page, paths.requests, queuedRecord(1), acceptedRecord(2));
  await expect(list(page).getByRole('article')).toHaveCount(2);
  await expect(list(page).getByText(mayErase)).toHaveCount(0);
});
