import type { BrowserContext, Page } from '@playwright/test';
import { deleteData } from '#words/delete-data';
import { receipt as receiptWords } from '#words/receipt';
import { replies } from '#words/replies';
import { requests } from '#words/requests';
import { transfer } from '#words/transfer';
import { paths } from '../../src/content/paths';
import { untilNoted } from '../faults/support/device';
import { successAlert } from '../faults/support/outbox';
import { answerAsOffice } from '../support/office-answer';
import { runOnFile } from '../support/sqlite';
import { goWithoutConnection, refuseOperation, refuseStorage } from './support/device';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { courseTitle, entry, list, openWith } from './support/outbox-page';
import {
  acceptedRecord,
  queuedRecord,
  rejectedRecord,
  storeRecords,
} from './support/outbox-records';
import { readStored } from './support/stored';
import { expect, test as base, untilTakenOver } from './support/test';

const { panel: panelWords, receive: words } = transfer;

/** @param prepare runs before the page is opened */
type OpenOn = (url: string, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;

const test = base.extend<{ openOn: OpenOn }>({
  /** Opens an address in a browser profile of its own, as on another device. */
  openOn: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (url, prepare) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      contexts.push(context);
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(url);
      await untilTakenOver(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

const panel = (page: Page) => page.getByRole('dialog', { name: requests.device.copy.title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const linkField = (page: Page) => panel(page).getByLabel(panelWords.link, { exact: true });
const received = (page: Page) => page.getByRole('region', { name: words.title });
const records = async (page: Page) =>
  (await readStored(page)).records.filter((value) => typeof value === 'object');

/** Makes a link on the page of a device with receipts. */
async function makeLink(page: Page): Promise<string> {
  await button(page, requests.device.copy.title).click();
  return linkField(page).inputValue();
}

test('receipts, their names and the academy’s replies move to another device, with a link that works once', async ({
  page,
  server,
  openOn,
}) => {
  const email = 'sample.moving@example.org';
  await fillInRequest(page, { person: { Email: email } });
  await submitAndConfirm(page);
  await expect(successAlert(page)).toBeVisible();
  await untilNoted(page);
  answerAsOffice(server.databaseFile, email, { state: 'place-offered' });
  await page.goto(paths.requests);
  // The reply moves the link.
  await expect(entry(page, 1)).toContainText(replies.states['place-offered'].title);
  const sent: string[] = [];
  const record = (on: Page) =>
    on.on('request', (each) => sent.push(each.url() + (each.postData() ?? '')));
  record(page);
  await entry(page, 1).getByRole('link').click();
  await button(page, receiptWords.name.add).click();
  await page.getByLabel(receiptWords.name.label).fill('Mei');
  await button(page, receiptWords.name.save).click();
  await page.getByRole('link', { name: requests.single.back }).click();

  const link = await makeLink(page);
  expect(link).toMatch(new RegExp(`^${server.url}/YourRequests#move=[\\w-]{200,400}$`));
  await expect(panel(page).getByRole('img', { name: panelWords.qrAlt })).toBeVisible();
  await expect(panel(page)).toContainText(panelWords.validity(15));
  await expect(panel(page)).not.toContainText(panelWords.stays);
  await page.keyboard.press('Escape');

  const other = await openOn(link);
  record(other);
  await expect(received(other)).toContainText(words.text);
  expect(await records(other)).toEqual([]);
  await button(other, words.add).click();
  await expect(received(other)).toContainText(words.added(1));
  await expect(received(other).getByRole('heading')).toBeFocused();
  await expect(other).toHaveURL(server.url + paths.requests);
  await expect(entry(other, 1)).toContainText(replies.states['place-offered'].title);
  await expect(entry(other, 1).getByRole('heading')).toHaveText(`${courseTitle(1)} (Mei)`);
  await expect(other.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  expect(sent.join('\n')).not.toMatch(/Mei|move=/);

  await test.step('the link does nothing on a third device', async () => {
    const third = await openOn(link);
    await button(third, words.add).click();
    await expect(received(third)).toContainText(words.used);
    await expect(third).toHaveURL(server.url + paths.requests);
    expect(await records(third)).toEqual([]);
  });

  await test.step('what is deleted on the first device stays on the second', async () => {
    await button(page, deleteData.button).click();
    await button(page, deleteData.question.accept).click();
    await expect(page.getByRole('heading', { name: deleteData.done.title })).toBeVisible();
    await other.reload();
    await expect(entry(other, 1)).toBeVisible();
    await expect(received(other)).toHaveCount(0);
  });
});

test('a link expires after 15 minutes, and the device that made it offers a new one', async ({
  page,
  server,
  openOn,
}) => {
  await openWith(page, paths.requests, acceptedRecord(6), rejectedRecord(4));
  const link = await makeLink(page);
  await expect(panel(page)).toContainText(panelWords.stays);
  runOnFile(server.databaseFile, `UPDATE transfers SET expires_at = '2026-01-01T00:00:00.000Z'`);
  const other = await openOn(link);
  await button(other, words.add).click();
  await expect(received(other)).toContainText(words.used);
  expect(await records(other)).toEqual([]);

  await page.clock.setSystemTime(Date.now() + 15 * 60_000);
  await expect(panel(page)).toContainText(panelWords.expired);
  await button(page, panelWords.renew).click();
  const renewed = await linkField(page).inputValue();
  expect(renewed).not.toBe(link);
  // Receipts are added to those of the other device. Its own requests stay.
  const later = await openOn(renewed, (tab) => storeRecords(tab, queuedRecord(2)));
  await button(later, words.add).click();
  await expect(received(later)).toContainText(words.added(1));
  await expect(list(later).getByRole('article')).toHaveCount(2);
});

test('a link is not used up by a device that is offline, can’t store anything or has only a part of it', async ({
  page,
  openOn,
}) => {
  await openWith(page, paths.requests, acceptedRecord(6));
  const link = await makeLink(page);

  const offline = await openOn(link, goWithoutConnection);
  await expect(received(offline)).toContainText(words.offline);
  await button(offline, words.add).click();
  await expect(button(offline, words.retry)).toBeVisible();
  await expect(offline).toHaveURL(link);

  const refusing = await openOn(link, refuseStorage);
  await button(refusing, words.add).click();
  await expect(received(refusing)).toContainText(words.unstorable);

  const incomplete = await openOn(link.slice(0, -2));
  await button(incomplete, words.add).click();
  await expect(received(incomplete)).toContainText(words.broken);
  expect(await records(incomplete)).toEqual([]);

  const full = await openOn(link);
  const allow = await refuseOperation(full, 'put');
  await button(full, words.add).click();
  await expect(received(full)).toContainText(words.unsaved);
  await allow();
  await button(full, words.retry).click();
  await expect(received(full)).toContainText(words.added(1));
  await expect(entry(full, 6)).toBeVisible();
});

test('a device that is offline says that both must be online, and tries again', async ({
  page,
}) => {
  await goWithoutConnection(page);
  await openWith(page, paths.requests, acceptedRecord(6));
  await button(page, requests.device.copy.title).click();
  await expect(panel(page)).toContainText(panelWords.offline);
  await button(page, panelWords.retry).click();
  await expect(panel(page)).toContainText(panelWords.offline);
  await expect(linkField(page)).toHaveCount(0);
});
