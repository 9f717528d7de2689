import type { Page } from '@playwright/test';
import { paths } from '../../src/content/addresses';
import { forget } from '../../src/content/forget';
import { fillPersonalInfo, openForm } from '../browser/support/enrolment-form';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  storeRecords,
} from '../browser/support/outbox-records';
import { letRequestsBe } from './network';
import type { Screen } from './screen';

async function ask(page: Page) {
  await page.goto(paths.requests);
  await page.getByRole('button', { name: forget.button }).click();
  await page.getByRole('alertdialog', { name: forget.question.title }).waitFor();
}

/** Having everything forgotten. */
export const forgetting: readonly Screen[] = [
  {
    name: 'forget-dialog-everything',
    inWindow: true,
    open: async (page) => {
      // Whoever opens the page next takes over what is being sent.
      await letRequestsBe(page, 'held');
      await storeRecords(
        page,
        queuedRecord(1),
        heldRecord(2),
        sendingRecord(3),
        rejectedRecord(4),
        acceptedRecord(8, { reference: 'JLA-7K2M-9QXF' }),
        acceptedRecord(6, { reference: 'JLA-3TRB-5WHD' }),
        acceptedRecord(10, { reference: null }),
      );
      await openForm(page, 5);
      await fillPersonalInfo(page);
      await page.getByText(/^Saved on this device \d\d:\d\d$/).waitFor();
      await ask(page);
    },
  },
  { name: 'forget-dialog-nothing', alike: true, inWindow: true, open: ask },
  {
    name: 'forgotten',
    open: async (page) => {
      await storeRecords(page, acceptedRecord(1));
      await ask(page);
      await page.getByRole('button', { name: forget.question.accept }).click();
      await page.getByRole('heading', { name: forget.done.title }).waitFor();
    },
  },
];
