import type { Page } from '@playwright/test';
import { enrolment } from '../../src/content/enrolment';
import { alerts } from '../../src/content/messages';
import { outbox } from '../../src/content/outbox';
import { answerWith, breakConnection, holdRequests } from '../browser/support/answers';
import { refuseStorage } from '../browser/support/device';
import { fillInRequest, submitAndConfirm } from '../browser/support/enrolment-form';
import { heldRecord, rejectedRecord, storeRecords } from '../browser/support/outbox-records';
import type { Screen } from './screen';

const offline = /ERR_INTERNET_DISCONNECTED/;
const broken = /net::ERR_FAILED/;
const refused = /status of (400|503)/;

const form = (page: Page) => page.getByRole('region', { name: enrolment.formLabel });

async function submit(page: Page) {
  await fillInRequest(page);
  await submitAndConfirm(page);
}

async function submitOffline(page: Page) {
  await fillInRequest(page);
  await page.context().setOffline(true);
  await submitAndConfirm(page);
  await form(page).getByText(enrolment.queued.title).waitFor();
}

async function submitInVain(page: Page) {
  await breakConnection(page);
  await submit(page);
  await page.getByRole('alert').filter({ hasText: alerts.networkError }).waitFor();
}

/** What becomes of a request in the form in which it was confirmed. */
export const submission: readonly Screen[] = [
  {
    name: 'submission-sending',
    open: async (page) => {
      await holdRequests(page);
      await submit(page);
      await page.getByRole('button', { name: enrolment.submitting }).waitFor();
    },
  },
  {
    name: 'submission-sending-confirmation',
    open: async (page) => {
      await holdRequests(page);
      await submit(page);
      await page.getByRole('button', { name: 'Confirmation' }).click();
      await form(page).getByText(enrolment.submitting).waitFor();
    },
  },
  {
    name: 'submission-sent',
    open: async (page) => {
      await submit(page);
      await form(page).getByRole('link', { name: enrolment.sent.receipt }).waitFor();
    },
  },
  { name: 'submission-queued', console: offline, open: submitOffline },
  {
    name: 'submission-queued-in-vain',
    console: offline,
    open: async (page) => {
      await submitOffline(page);
      await form(page).getByRole('button', { name: enrolment.queued.sendNow }).click();
      await form(page).getByText(outbox.strip.inVain).waitFor();
    },
  },
  { name: 'submission-network-error', console: broken, open: submitInVain },
  {
    name: 'submission-unanswered',
    console: broken,
    open: async (page) => {
      await submitInVain(page);
      await page.getByRole('button', { name: 'Confirmation' }).click();
      await page.getByRole('heading', { name: enrolment.review.unansweredTitle }).waitFor();
    },
  },
  ...[400, 503].map((status): Screen => ({
    name: `submission-${status}`,
    console: refused,
    open: async (page) => {
      await answerWith(page, status);
      await submit(page);
      const alert = page.getByRole('alert');
      await alert.filter({ hasText: alerts.submissionFailed(status) }).waitFor();
    },
  })),
  {
    name: 'submission-unkept',
    console: refused,
    open: async (page) => {
      await refuseStorage(page);
      await answerWith(page, 503);
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
