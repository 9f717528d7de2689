import type { BrowserContext, Page } from '@playwright/test';
import { deleteData } from '#words/delete-data';
import { enrolment } from '#words/enrolment';
import { refuseOperation } from './support/device';
import { holdRequests } from './support/responses';
import { fillInRequest, submitAndConfirm, untilSaved } from './support/enrolment-form';
import { acceptedRecord, heldRecord, queuedRecord, rejectedRecord } from './support/outbox-records';
import { readStored, store } from './support/stored';
import { expect, test, untilTakenOver } from './support/test';

const words = deleteData.question;
/** The only data left is a marker that lets pages in the back-forward cache detect the deletion. */
const nothing = { records: [expect.any(String)], settings: [] };

const ask = (page: Page) => page.getByRole('button', { name: deleteData.button });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: words.title });
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const deleted = (page: Page) => page.getByRole('heading', { name: deleteData.done.title });
const emptied = (page: Page) => page.getByRole('alert').filter({ hasText: enrolment.dataDeleted });

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await untilTakenOver(tab);
  return tab;
}

/** Waits until a page has loaded its deferred code and recorded an interest in installation. */
async function untilFullyLoaded(page: Page) {
  await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
  await page.waitForFunction(() => localStorage.getItem('jambatan-install') === 'interested');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('‘Delete my data’ lists the data, changes nothing if declined, and clears a form in another tab if accepted', async ({
    page,
    context,
  }) => {
    let posts = 0;
    context.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    const received = acceptedRecord(8, { reference: 'JLA-7K2M' });
    const unreadable = { id: 'later', state: 'of a later release' };
    const stored = [queuedRecord(1), heldRecord(2), rejectedRecord(3), received, unreadable];
    // None of the site's scripts run in this tab.
    const picture = await context.newPage();
    await picture.goto('/icon.svg');
    await picture.evaluate(
      store,
      stored.map((value) => ({ key: ['request', value.id] as ['request', string], value })),
    );
    await picture.close();
    const started = await context.newPage();
    await started.goto('/Inroll/5');
    await started.getByLabel('First name').fill('Begun');
    await untilSaved(started);
    // In a tab in the background, Playwright waits a second before each click.
    await page.bringToFront();
    await page.goto('/');
    // The home page stores the active navigation item once its scripts run.
    await untilFullyLoaded(page);
    await page.goto('/YourRequests');
    await untilFullyLoaded(page);
    await expect.poll(async () => (await readStored(page)).settings).toHaveLength(2);
    const before = await readStored(page);

    await ask(page).press('Enter');
    for (const text of [
      words.waiting(2),
      words.mayHaveArrived(2, 2),
      words.refused(1),
      words.drafts(1),
      words.unreadable(1),
      words.receipts(1),
      'JLA-7K2M',
      words.settings,
      words.academy,
    ]) {
      await expect(dialog(page)).toContainText(text);
    }
    await expect(answer(page, words.decline)).toBeFocused();
    await expect(answer(page, words.accept)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(ask(page)).toBeFocused();
    expect(await readStored(page)).toEqual(before);
    await expect(started.getByLabel('First name')).toHaveValue('Begun');

    await test.step('if the device can’t delete the data, an error appears, and everything stays stored', async () => {
      const allow = await refuseOperation(page, 'delete');
      await ask(page).click();
      await answer(page, words.accept).click();
      await expect(page.getByRole('alert').filter({ hasText: deleteData.refused })).toBeVisible();
      await expect(deleted(page)).toHaveCount(0);
      expect(await readStored(page)).toEqual(before);
      await allow();
    });

    await ask(page).click();
    await answer(page, words.accept).click();
    await expect(deleted(page)).toBeFocused();
    await expect(page.getByText(deleteData.done.site)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await readStored(page)).toEqual(nothing);
    await expect(emptied(started)).toBeVisible();
    await expect(started.getByLabel('First name')).toHaveValue('');
    for (const tab of [started, page]) await tab.close({ runBeforeUnload: true });
    await expect.poll(() => context.pages().length).toBe(0);
    const after = await context.newPage();
    await after.goto('/icon.svg');
    expect(await readStored(after)).toEqual(nothing);
    expect(posts).toBe(0);
  });
});

test('if data is deleted while a request is being sent, the request still arrives, but is not stored on the device again', async ({
  page,
  context,
  rows,
}) => {
  const email = 'sample.under.way@example.org';
  const release = await holdRequests(page);
  await fillInRequest(page, { person: { Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  const message = (await openTab(context, '/ContactUs')).getByLabel('Email', { exact: true });
  await message.fill(email);
  const tab = await openTab(context, '/YourRequests');
  await ask(tab).click();
  await expect(dialog(tab)).toContainText(words.mayHaveArrived(1, 1));
  await answer(tab, words.accept).click();
  await expect(deleted(tab)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('First name')).toBeEnabled();
  await expect(message).toHaveValue('');

  const answered = page.waitForResponse('**/api/notifications');
  release();
  await (await answered).finished();
  await page.getByLabel('First name').fill('Typed since');
  await untilSaved(page);
  await expect(page.getByText('Enrollment submitted successfully!')).toHaveCount(0);
  expect((await readStored(tab)).records).toContainEqual(
    expect.objectContaining({ form: expect.objectContaining({ firstName: 'Typed since' }) }),
  );
  expect(rows(email)).toHaveLength(1);
});
