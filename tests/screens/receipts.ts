import type { Page } from '@playwright/test';
import { receipt } from '../../src/content/receipt';
import { requests } from '../../src/content/requests';
import { savedRequest } from '../../src/content/saved-request';
import type { AcceptedRecord } from '../../src/enrolment/outbox/record';
import { openWith, titleOf, unfoldOpening } from '../browser/support/outbox-page';
import {
  acceptedRecord,
  queuedRecord,
  storeRecords,
  untriedRecord,
} from '../browser/support/outbox-records';
import { savedBlock } from '../browser/support/saved-text';
import type { Screen } from './screen';

const { keep, open: opening } = savedRequest;

async function openReceipt(page: Page, record: AcceptedRecord) {
  await storeRecords(page, record);
  await page.goto(`/YourRequests#${record.id}`);
  await page.getByRole('article', { name: receipt.title }).waitFor();
}

async function openPasted(page: Page, text: string) {
  await page.goto('/YourRequests');
  await unfoldOpening(page);
  await page.getByLabel(opening.pasted).fill(text);
  await page.getByRole('button', { name: opening.read, exact: true }).click();
}

/** Receipts, and requests that are carried from one device to another. */
export const receipts: readonly Screen[] = [
  {
    name: 'receipt',
    open: (page) =>
      openReceipt(page, acceptedRecord(4, { reference: 'JLA-7K3M-Q2XW', per: '6', hours: 12 })),
  },
  {
    name: 'receipt-bare',
    open: (page) => {
      const { per: _per, hours: _hours, ...older } = acceptedRecord(1, { reference: null });
      return openReceipt(page, older);
    },
  },
  {
    name: 'open-saved',
    open: async (page) => {
      const saved = [untriedRecord(4), untriedRecord(9)];
      await openPasted(
        page,
        saved
          .map(({ id, courseId, formOf, confirmedAt, request, form }) =>
            savedBlock({ id, courseId, formOf, confirmedAt, request, form }),
          )
          .join('\n'),
      );
      await page.getByText(opening.question(2)).waitFor();
    },
  },
  {
    name: 'open-saved-refused',
    open: async (page) => {
      await openPasted(page, savedBlock({ sample: 'a request' }).slice(0, -40));
      await page.getByText(opening.refusals.damaged).waitFor();
    },
  },
  {
    name: 'keep-copy',
    open: async (page) => {
      await openWith(page, '/YourRequests', queuedRecord(4));
      await page.getByRole('button', { name: requests.actions.of(keep.save, titleOf(4)) }).click();
      await page.getByText(keep.after).waitFor();
    },
  },
];
