import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { academy } from '../../src/content/academy';
import { enrolment } from '../../src/content/enrolment';
import { receipt } from '../../src/content/receipt';
import type { AcceptedRecord } from '../../src/enrolment/core/record';
import { refuseSharing } from './support/device';
import { titleOf } from './support/outbox-page';
import { acceptedRecord, storeRecords } from './support/outbox-records';
import { expect, test } from './support/test';

const reference = 'JLA-7K3M-Q2XW';
const { actions, contact } = receipt;

const main = (page: Page) => page.getByRole('main').getByRole('article', { name: receipt.title });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const note = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text });

/** Opens the receipt of a device on which an earlier visit left it. */
async function openReceipt(page: Page, part: Partial<AcceptedRecord> = {}) {
  const record = acceptedRecord(4, { reference, per: '6', hours: 12, ...part });
  await storeRecords(page, record);
  await page.goto(`/YourRequests#${record.id}`);
  await expect(main(page)).toBeVisible();
}

test('a receipt says what was asked for, what follows and how to reach the academy', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReceipt(page, { confirmedAt: Date.UTC(2026, 10, 20, 4) });
  const shown = main(page);
  for (const text of [
    titleOf(4),
    '6 Months',
    /VIP hours12Requested/,
    /Requested20 November 2026/,
    /Received\d+ \w+ 20\d\d at\s\d\d:\d\d/,
    receipt.referenceHint,
    receipt.privacy,
    ...enrolment.sent.next,
    ...academy.addressLines,
    ...academy.openingHours,
  ]) {
    await expect(shown).toContainText(text);
  }
  // Seen in one piece, heard character by character.
  await expect(shown.getByText('J L A, 7 K 3 M, Q 2 X W', { exact: true })).toBeAttached();
  const large = shown.locator('strong', { hasText: reference });
  await expect(large).toBeVisible();
  await expect(large).toBeInViewport();
  await expect(large).toHaveAttribute('aria-hidden', 'true');
  await large.click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(reference);

  await button(page, receipt.copy).click();
  await expect(button(page, receipt.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  const href = (name: string) => shown.getByRole('link', { name }).first().getAttribute('href');
  expect(await href(academy.phone)).toBe(academy.phoneHref);
  const message = contact.message(titleOf(4), reference);
  const mail = new URL((await href(academy.email)) ?? '');
  expect([mail.pathname, mail.searchParams.get('body')]).toEqual([academy.email, message]);
  const chat = await shown.getByRole('link', { name: 'opens in a new tab' }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(message);
});

test('a receipt of another host’s, or of an earlier release, reads well', async ({ page }) => {
  const record = acceptedRecord(4, { reference: null });
  const { per, hours, ...older } = record;
  expect([per, hours]).not.toContain(undefined);
  const foreign = acceptedRecord(2, { reference: 'A/2026/№ 17', hours: 1, per: '1' });
  await storeRecords(page, older, foreign);
  await page.goto(`/YourRequests#${older.id}`);
  await expect(main(page)).toContainText(receipt.noReference);
  await expect(main(page)).not.toContainText(receipt.facts.period);
  await expect(main(page)).not.toContainText(receipt.facts.hours);
  await expect(button(page, receipt.copy)).toHaveCount(0);
  const file = await saved(page);
  expect(file.name).toBe(`jambatan-receipt-${older.id.slice(0, 8)}.txt`);
  expect(file.text).toContain(receipt.noReference);

  await page.goto(`/YourRequests#${foreign.id}`);
  await expect(main(page).getByText('A/2026/№ 17', { exact: true })).toBeVisible();
  await expect(main(page)).toContainText(/VIP hours1Requested/);
  await expect(main(page)).not.toContainText(receipt.referenceHint);
  expect((await saved(page)).name).toBe('jambatan-receipt-A-2026-17.txt');
});

test.describe('handing a receipt on', () => {
  test('as a file: text that anybody can read, and nothing personal', async ({ page }) => {
    await openReceipt(page);
    const { name, text } = await saved(page);
    expect(name).toBe(`jambatan-receipt-${reference}.txt`);
    await expect(note(page, name)).toBeVisible();
    expect(text.split('\n').slice(0, 5)).toEqual([
      academy.name,
      receipt.documentTitle,
      '',
      `Your reference: ${reference}`,
      `Course: ${titleOf(4)}`,
    ]);
    for (const part of ['6 Months', 'VIP hours: 12\n', academy.phone, ...enrolment.sent.next]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('sample.waiting@');
  });

  test('by the device’s own way to share, with the file where it takes files', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Navigator.prototype.canShare = ({ files }: ShareData = {}) => files?.length === 1;
      Navigator.prototype.share = async ({ title, text, files = [] }: ShareData = {}) => {
        const [file] = files;
        shared.push({ title, text, name: file?.name, content: await file?.text() });
      };
      Object.assign(globalThis, { shared });
    });
    await openReceipt(page);
    await button(page, actions.share).click();
    await expect(note(page, receipt.shared)).toBeVisible();
    const { text } = await saved(page);
    expect(await page.evaluate('shared')).toEqual([
      {
        title: receipt.shareTitle(reference),
        text,
        name: `jambatan-receipt-${reference}.txt`,
        content: text,
      },
    ]);
  });

  test('by the clipboard where the device can’t share', async ({ page, context }) => {
    await refuseSharing(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openReceipt(page);
    await button(page, actions.share).click();
    await expect(note(page, receipt.shareCopied)).toBeVisible();
    const { text } = await saved(page);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });
});

async function saved(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await button(page, actions.save).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}
