import type { Page } from '@playwright/test';
import { forget } from '../../src/content/forget';
import { fillInRequest, openForm, submitAndConfirm } from './support/enrolment-form';
import { holdHalfSeconds } from './support/forget-page';
import { readStored } from './support/stored';
import { expect, test } from './support/test';

const note = 'jambatan-draft-1';
const firstName = (page: Page) => page.getByLabel('First name');

/** What is written as the page goes is not kept, as in Safari, and nobody hears of it. */
function undoLastWrites() {
  const undo = () => {
    IDBObjectStore.prototype.put = function () {
      return this.getKey('nothing') as IDBRequest<IDBValidKey>;
    };
  };
  addEventListener('visibilitychange', undo, { capture: true });
  addEventListener('pagehide', undo, { capture: true });
}

/** Leaves the form for a file that runs no script of the site, with something just typed. */
async function leaveTyped(page: Page) {
  await firstName(page).fill('Typed last');
  await page.evaluate(() => location.assign('/icon.svg'));
  await page.waitForURL('**/icon.svg');
  expect((await readStored(page)).settings).toContain(note);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(undoLastWrites);
  // However slowly a page is left, it goes before what was typed last is stored.
  await page.addInitScript(holdHalfSeconds);
});

test('drafts: what a page noted as it went is the draft when the form opens, and the note goes', async ({
  page,
}) => {
  await openForm(page, 1);
  await leaveTyped(page);
  expect((await readStored(page)).records).toEqual([]);
  await openForm(page, 1);
  await expect(firstName(page)).toHaveValue('Typed last');
  expect(await readStored(page)).toMatchObject({
    records: [{ form: { firstName: 'Typed last' } }],
    settings: expect.not.arrayContaining([note]),
  });
});

test('drafts: what was noted does not come back once it was cleared', async ({ page }) => {
  await openForm(page, 1);
  await leaveTyped(page);
  await openForm(page, 1);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByText('Cleared. Nothing of it is left on this device.')).toBeVisible();
  await openForm(page, 1);
  await expect(firstName(page)).toHaveValue('');
});

test('drafts: what was noted does not come back once it was submitted', async ({ page }) => {
  await fillInRequest(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await leaveTyped(page);
  await openForm(page, 1);
  await expect(firstName(page)).toHaveValue('Typed last');
  await page.getByRole('button', { name: 'Continue' }).click();
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText('Enrollment submitted successfully!');
  await openForm(page, 1);
  await expect(firstName(page)).toHaveValue('');
});

test('drafts: what was noted does not come back once all was forgotten', async ({ page }) => {
  await openForm(page, 1);
  await leaveTyped(page);
  await page.goto('/YourRequests');
  await page.getByRole('button', { name: forget.button }).click();
  const question = page.getByRole('alertdialog', { name: forget.question.title });
  await expect(question).toContainText(forget.question.drafts(1));
  await question.getByRole('button', { name: forget.question.accept }).click();
  await expect(page.getByRole('heading', { name: forget.done.title })).toBeVisible();
  expect((await readStored(page)).settings).not.toContain(note);
  await openForm(page, 1);
  await expect(firstName(page)).toHaveValue('');
});
