import type { Page } from '@playwright/test';
import { enrolment } from '../../src/content/enrolment';
import { alerts } from '../../src/content/messages';
import { goWithoutConnection, refuseStorage } from '../browser/support/device';
import { fillInRequest, submitAndConfirm } from '../browser/support/enrolment-form';
import { heldRecord, rejectedRecord, storeRecords } from '../browser/support/outbox-records';
import { letRequestsBe } from './network';
import type { Screen } from './screen';

const form = (page: Page) => page.getByRole('region', { name: enrolment.formLabel });

async function submit(page: Page) {
  await fillInRequest(page);
  await submitAndConfirm(page);
}

async function submitOffline(page: Page) {
  await goWithoutConnection(page);
  await fillInRequest(page);
  await submitAndConfirm(page);
  await form(page).getByText(enrolment.queued.title).waitFor();
}

async function submitInVain(page: Page) {
  await letRequestsBe(page, 'broken');
  await submit(page);
  await page.getByRole('alert').filter({ hasText: alerts.networkError }).waitFor();
}

/** What becomes of a request in the form in which it was confirmed. */
export const submission: readonly Screen[] = [
  {
    name: 'submission-sending',
    open: async (page) => {
      await letRequestsBe(page, 'held');
      await submit(page);
      await page.getByRole('button', { name: enrolment.submitting }).waitFor();
    },
  },
  {
    name: 'submission-sent',
    open: async (page) => {
      await submit(page);
      await form(page).getByRole('link', { name: enrolment.sent.receipt }).waitFor();
    },
  },
  { name: 'submission-queued', open: submitOffline },
  { name: 'submission-network-error', open: submitInVain },
  {
    name: 'submission-unanswered',
    open: async (page) => {
      await submitInVain(page);
      await page.getByRole('button', { name: 'Confirmation' }).click();
      await page.getByRole('heading', { name: enrolment.review.unansweredTitle }).waitFor();
    },
  },
  ...[400, 503].map((status): Screen => ({
    name: `submission-${status}`,
    open: async (page) => {
      await letRequestsBe(page, status);
      await submit(page);
      const alert = page.getByRole('alert');
      await alert.filter({ hasText: alerts.submissionFailed(status) }).waitFor();
    },
  })),
  {
    name: 'submission-unkept',
    alike: true,
    open: async (page) => {
      await refuseStorage(page);
      await letRequestsBe(page, 503);
      await submit(page);
      await page.getByText(enrolment.sequel.unkept).waitFor();
    },
  },
  {
    name: 'submission-held-reopened',
    open: async (page) => {
      await storeRecords(page, heldRecord(1));
      await page.goto('/Inroll/1');
      await page.getByText(enrolment.unfinished.held).waitFor();
    },
  },
  {
    name: 'submission-rejected-reopened',
    open: async (page) => {
      await storeRecords(page, rejectedRecord(1));
      await page.goto('/Inroll/1');
      await page.getByText(enrolment.unfinished.rejected(400)).waitFor();
    },
  },
];
