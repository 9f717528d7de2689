import type { Page } from '@playwright/test';
import { academy } from '../../src/content/academy';
import { replies } from '../../src/content/replies';
import { enrolment } from '../../src/content/enrolment';
import { receipt } from '../../src/content/receipt';
import { requests } from '../../src/content/requests';
import { titleOf } from './support/outbox-page';
import { acceptedRecord, storeRecords } from './support/outbox-records';
import { expect, test } from './support/test';

const reference = 'JLA-7K3M-Q2XW';
const { contact, copy } = receipt;

const main = (page: Page) =>
  page.getByRole('main').getByRole('article', { name: replies.states.received.title });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('a receipt shows the request, the next steps and the academy’s contact details', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const confirmedAt = Date.UTC(2026, 10, 20, 4);
  const record = acceptedRecord(4, { reference, per: '6', hours: 12, confirmedAt });
  await storeRecords(page, record);
  await page.goto(`/YourRequests#${record.id}`);
  const shown = main(page);
  await expect(shown.getByText(titleOf(4), { exact: true })).toBeInViewport();
  await shown.getByText(requests.details, { exact: true }).click();
  for (const text of [
    '6 Months',
    /VIP hours12Requested/,
    /Requested20 November 2026/,
    /Received\d+ \w+ 20\d\d at\s\d\d:\d\d/,
    receipt.privacy,
    ...enrolment.sent.next,
    ...academy.openingHours,
  ]) {
    await expect(shown).toContainText(text);
  }
  const large = shown.getByText(reference, { exact: true });
  await expect(large).toBeInViewport();
  await large.click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(reference);

  await button(page, copy.idle).click();
  await expect(button(page, copy.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  const href = (name: string) => shown.getByRole('link', { name }).first().getAttribute('href');
  expect(await href(academy.phone)).toBe(academy.phoneHref);
  const message = contact.message(titleOf(4), reference);
  const mail = new URL((await href(academy.email)) ?? '');
  expect([mail.pathname, mail.searchParams.get('body')]).toEqual([academy.email, message]);
  const chat = await shown.getByRole('link', { name: 'opens in a new tab' }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(message);
});

test('a receipt from another host or an earlier release shows only the facts that it has', async ({
  page,
}) => {
  const record = acceptedRecord(4, { reference: null });
  const { per, hours, ...older } = record;
  expect([per, hours]).not.toContain(undefined);
  const foreign = acceptedRecord(2, { reference: 'A/2026/№ 17', hours: 1, per: '1' });
  await storeRecords(page, older, foreign);
  await page.goto(`/YourRequests#${older.id}`);
  await expect(main(page)).toContainText(receipt.noReference);
  await expect(main(page)).not.toContainText(receipt.facts.period);
  await expect(main(page)).not.toContainText(receipt.facts.hours);
  await expect(button(page, copy.idle)).toHaveCount(0);

  await page.goto(`/YourRequests#${foreign.id}`);
  await expect(main(page).getByText('A/2026/№ 17', { exact: true })).toBeVisible();
  await expect(main(page)).toContainText(/VIP hours1Requested/);
});
