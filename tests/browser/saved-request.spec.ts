import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { outbox } from '../../src/content/outbox';
import { requests } from '../../src/content/requests';
import { savedRequest } from '../../src/content/saved-request';
import type { OutboxRecord } from '../../src/enrolment/outbox/record';
import { keptRequests } from '../faults/support/device';
import { refuseCopying, refuseSharing } from './support/device';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { strip, titleOf, unfoldOpening } from './support/outbox-page';
import { heldRecord, queuedRecord, storeRecords } from './support/outbox-records';
import { savedBodies } from './support/saved-text';
import { expect, test, untilTakenOver } from './support/test';

const { keep, open: words } = savedRequest;
const path = '/YourRequests';
const page360 = { width: 360, height: 800 };

const main = (page: Page) => page.getByRole('main');
const keepButton = (page: Page, action: string, id: Parameters<typeof titleOf>[0]) =>
  main(page).getByRole('button', { name: requests.actions.of(action, titleOf(id)), exact: true });
const opening = (page: Page) => page.getByRole('region', { name: words.title });
const press = (page: Page, name: string) =>
  opening(page).getByRole('button', { name, exact: true }).click();
const choose = async (page: Page, file: { name: string; content: string }) => {
  const chooser = page.waitForEvent('filechooser');
  await press(page, words.file);
  const buffer = Buffer.from(file.content);
  await (await chooser).setFiles({ name: file.name, mimeType: 'text/plain', buffer });
};
const status = (page: Page, text: string) =>
  main(page).getByRole('status').filter({ hasText: text });

async function openWith(page: Page, ...records: OutboxRecord[]) {
  await storeRecords(page, ...records);
  await page.goto(path);
  await expect(opening(page)).toBeVisible();
}

async function saveAsFile(page: Page, id: Parameters<typeof titleOf>[0]) {
  const download = page.waitForEvent('download');
  await keepButton(page, keep.save, id).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path(), 'utf8') };
}

/** Waits until a device has its receipt, and returns the reference on it. */
async function receivedReference(page: Page): Promise<string | null> {
  await expect.poll(async () => (await keptRequests(page))[0]?.state).toBe('accepted');
  const [record] = (await keptRequests(page)) as unknown as { reference: string | null }[];
  return record?.reference ?? null;
}

async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: page360,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

test('a request saved without a network is sent from another device, and counts once', async ({
  page,
  context,
  browser,
  baseURL,
  listEnrolments,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  const email = 'sample.carried@example.org';
  // Composed of two: what is normalised on the way is another body.
  const person = { 'First name': 'Zoe\u0308', 'Last name': '学生', Email: email };
  await page.goto(path);
  const form = await context.newPage();
  await fillInRequest(form, { courseId: 4, person });
  await context.setOffline(true);
  await submitAndConfirm(form);
  const changing = main(page).getByRole('button', { name: /^(Edit|Withdraw)\b/ });
  await expect(changing).toHaveCount(2);
  await expect(main(page)).toContainText(keep.before);
  const file = await saveAsFile(page, 4);
  expect(file.name).toMatch(/^jambatan-request-[0-9a-f]{8}\.txt$/);
  expect(file.content).toContain(`Email: ${email}`);
  await expect(status(page, file.name)).toBeVisible();
  // Now it may arrive by another way: here it can only be sent.
  await expect(main(page)).toContainText(keep.after);
  await expect(main(page)).not.toContainText(keep.before);
  await expect(changing).toHaveCount(0);

  const other = await otherDevice(browser, baseURL);
  await other.goto(path);
  await untilTakenOver(other);
  await unfoldOpening(other);
  await choose(other, file);
  const found = opening(other).getByRole('listitem');
  await expect(found).toHaveText([/^VIP English Coursefor Zoe\u0308 学生Requested today at/]);
  expect(await keptRequests(other)).toEqual([]);
  await press(other, words.accept);
  await expect(status(other, words.taken.whileOpen(1))).toBeVisible();
  const reference = await receivedReference(other);
  expect(reference).toMatch(/^JLA-/);

  await context.setOffline(false);
  expect(await receivedReference(page)).toBe(reference);
  const rows = (await listEnrolments()).filter((row) => row.email === email);
  expect(rows.map((row) => [row.reference, row.name])).toEqual([[reference, 'Zoe\u0308 学生']]);

  // Once more, where it is known by now.
  await choose(other, file);
  await press(other, words.accept);
  await expect(status(other, words.known(1))).toBeVisible();
  expect(await keptRequests(other)).toHaveLength(1);
  await other.context().close();
});

test.describe('sharing a request', () => {
  test.use({ viewport: page360 });

  test('hands over text and file, and is noted before it leaves', async ({ page }) => {
    await page.addInitScript(() => {
      Navigator.prototype.canShare = ({ files }: ShareData = {}) => files?.length === 1;
      Navigator.prototype.share = async ({ title, text, files = [] }: ShareData = {}) => {
        // Whether the device knew of it by then.
        const request = indexedDB.open('jambatan-enrolment');
        await new Promise((resolve) => request.addEventListener('success', resolve));
        const all = request.result.transaction('records').objectStore('records').getAll();
        await new Promise((resolve) => all.addEventListener('success', resolve));
        request.result.close();
        const copies = (all.result as { copies?: number }[]).map((record) => record.copies);
        const [file] = files;
        const content = await file?.text();
        Object.assign(globalThis, { shared: { title, text, name: file?.name, content, copies } });
      };
    });
    const held = heldRecord(3);
    await openWith(page, held);
    await keepButton(page, keep.share, 3).click();
    await expect(status(page, keep.shared)).toBeVisible();
    const shared = (await page.evaluate('shared')) as Record<string, string>;
    expect(shared).toMatchObject({
      title: keep.shareTitle(titleOf(3)),
      name: `jambatan-request-${held.id.slice(0, 8)}.txt`,
      copies: [1],
    });
    expect(shared.text).toBe(shared.content);
    const { id, courseId, formOf, confirmedAt, request, form } = held;
    expect(savedBodies(shared.text ?? '')).toEqual([
      { id, courseId, formOf, confirmedAt, request, form },
    ]);
    await expect(main(page)).toContainText(keep.after);
    await expect(main(page).getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    // Nor does its form offer to change it.
    await page.goto('/Inroll/3');
    await expect(page.getByLabel('First name')).toHaveValue('');
  });

  test('that the visitor calls off leaves the request to be changed', async ({ page, context }) => {
    await context.setOffline(false);
    await page.route('**/api/notifications', (route) => route.abort('failed'));
    await page.addInitScript(() => {
      Navigator.prototype.share = () => Promise.reject(new DOMException('', 'AbortError'));
    });
    const record = { ...heldRecord(3), departed: false };
    await openWith(page, record);
    await keepButton(page, keep.share, 3).click();
    await expect.poll(() => keptRequests(page)).toEqual([record]);
    await expect(main(page).getByRole('button', { name: /^Edit: / })).toBeVisible();
    await expect(main(page)).toContainText(keep.before);
    await expect(main(page)).not.toContainText(keep.after);
  });

  test('copies where the device can’t share, and shows the text where it can’t copy', async ({
    page,
    context,
  }) => {
    await refuseSharing(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWith(page, queuedRecord(4), queuedRecord(5));
    await keepButton(page, keep.share, 4).click();
    await expect(status(page, keep.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(savedBodies(copied)).toMatchObject([{ courseId: 4 }]);

    await refuseCopying(page);
    await page.reload();
    await keepButton(page, keep.share, 5).click();
    const field = main(page).getByLabel(keep.byHand);
    await expect(field).toBeFocused();
    expect(savedBodies(await field.inputValue())).toMatchObject([{ courseId: 5 }]);
  });
});

test('no copy leaves a device that can’t note it', async ({ page }) => {
  await openWith(page, queuedRecord(4));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Sample', 'QuotaExceededError');
    };
  });
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await keepButton(page, keep.save, 4).click();
  await expect(main(page).getByRole('alert').filter({ hasText: keep.refused })).toBeVisible();
  expect(downloads).toBe(0);
});

test('copied after a day of waiting, requests carry their keys, and are noted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const confirmedAt = Date.now() - 25 * 3_600_000;
  const records = [
    queuedRecord(4, { confirmedAt }),
    heldRecord(2, { confirmedAt: confirmedAt + 1 }),
  ];
  await storeRecords(page, ...records);
  await page.goto('/');
  await strip(page).getByRole('button', { name: outbox.copy.copy, exact: true }).click();
  await expect(strip(page)).toContainText(keep.afterSeveral);
  const copied = savedBodies(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatchObject(records.map(({ id }) => ({ id })));
  expect(await keptRequests(page)).toMatchObject([{ copies: 1 }, { copies: 1 }]);
});
