import type { Page } from '@playwright/test';
import { receipt } from '../../src/content/receipt';
import { requests } from '../../src/content/requests';
import type { AcceptedRecord } from '../../src/enrolment/core/record';
import { action, openWith } from '../browser/support/outbox-page';
import { acceptedRecord, queuedRecord, storeRecords } from '../browser/support/outbox-records';
import { refuseCopying } from '../browser/support/device';
import type { Screen } from './screen';

async function openReceipt(page: Page, record: AcceptedRecord) {
  await storeRecords(page, record);
  await page.goto(`/YourRequests#${record.id}`);
  await page.getByRole('article', { name: receipt.title }).waitFor();
}

/** Receipts, and a request that is copied as text. */
export const receipts: readonly Screen[] = [
  {
    name: 'receipt',
    open: (page) =>
      openReceipt(page, acceptedRecord(4, { reference: 'JLA-7K3M-Q2XW', per: '6', hours: 12 })),
  },
  {
    name: 'copied-as-text',
    open: async (page) => {
      await refuseCopying(page);
      await openWith(page, '/YourRequests', queuedRecord(4));
      await action(page, requests.copy.button, 4).click();
      await page.getByText(requests.copy['by-hand']).waitFor();
    },
  },
];
