import type { Page } from '@playwright/test';
import { drafts } from '#words/drafts';
import { enrolment } from '#words/enrolment';
import { outbox } from '#words/outbox';
import { alerts } from '#words/messages';
import { goWithoutConnection, refuseStorage } from '../browser/support/device';
import {
  fillInRequest,
  fillPersonalInfo,
  openCourseInfo,
  openForm,
  submitAndConfirm,
  saved,
} from '../browser/support/enrolment-form';
import { heldRecord, rejectedRecord, storeRecords } from '../browser/support/outbox-records';
import { letRequestsBe } from './network';
import { screens } from './screen';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const form = (page: Page) => page.getByRole('region', { name: enrolment.formLabel });
const untilAlerted = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).waitFor();

async function submit(page: Page) {
  await fillInRequest(page);
  await submitAndConfirm(page);
}

async function submitInVain(page: Page) {
  await letRequestsBe(page, 'broken');
  await submit(page);
  await untilAlerted(page, alerts.networkError);
}

async function submitAndFail(page: Page, status: number) {
  await letRequestsBe(page, status);
  await submit(page);
  await untilAlerted(page, alerts.submissionFailed(status));
}

/** The form while it is being filled in. The empty form is in `pages`. */
const whileFilledIn = screens({
  async 'wizard-personal-missing'(page) {
    await openForm(page, 1);
    await press(page, enrolment.continue);
    await untilAlerted(page, alerts.personalFieldsMissing);
  },
  async 'wizard-personal-wrong'(page) {
    await openForm(page, 1);
    await fillPersonalInfo(page, { Email: 'sample' });
    await press(page, enrolment.continue);
    await untilAlerted(page, enrolment.correctFields);
  },
  async 'wizard-course-vip'(page) {
    await fillInRequest(page, { courseId: 4 });
    await page.getByRole('switch', { name: 'VIP hours' }).check();
    await page.getByLabel(enrolment.fields.vipHours.label).fill('12');
    await saved(page).waitFor();
  },
  async 'wizard-course-missing'(page) {
    await openCourseInfo(page, 1);
    await page.getByRole('radio', { name: 'Mandarin' }).check();
    await press(page, enrolment.submit);
    await untilAlerted(page, alerts.courseFieldsMissing);
  },
  async 'wizard-review'(page) {
    await fillInRequest(page);
    await press(page, 'Confirmation');
    await page.getByRole('heading', { name: enrolment.review.unsent.title }).waitFor();
  },
  async 'wizard-restored'(page) {
    await fillInRequest(page);
    await saved(page).waitFor();
    await page.reload();
    await page.getByRole('radio', { name: '1 Month', checked: true }).waitFor();
    await saved(page).waitFor();
  },
  async 'wizard-another-person'(page) {
    await submit(page);
    await press(page, enrolment.another.begin);
    await page.getByText(enrolment.another.kept).waitFor();
    await saved(page).waitFor();
  },
  async 'wizard-not-stored'(page) {
    await refuseStorage(page);
    await openCourseInfo(page, 1);
    await page.getByText(drafts.unavailable).waitFor();
  },
  async 'wizard-changed-in-other-tab'(page) {
    await openForm(page, 1);
    await page.getByLabel('First name').fill('Typed here');
    await saved(page).waitFor();
    const tab = await page.context().newPage();
    await tab.goto('/Inroll/1');
    await tab.getByLabel('First name').fill('Typed there');
    await page.getByText(drafts.otherTab.changed).waitFor();
    await page.bringToFront();
  },
});

const questions = screens(
  {
    async 'wizard-sent-elsewhere'(page) {
      await fillInRequest(page);
      await saved(page).waitFor();
      const tab = await page.context().newPage();
      await tab.goto('/Inroll/1');
      await submitAndConfirm(tab);
      await tab.getByRole('alert').filter({ hasText: alerts.submitted }).waitFor();
      await tab.close();
      await press(page, enrolment.submit);
      await page.getByText('This form was already sent on').waitFor();
    },
    async 'wizard-confirm'(page) {
      await fillInRequest(page);
      await press(page, enrolment.submit);
      await page.getByRole('alertdialog').waitFor();
    },
    async 'wizard-clear'(page) {
      await openCourseInfo(page, 1);
      await press(page, drafts.clear);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { inWindow: true },
);

/** The states of a submitted request, as its form shows them. */
const submission = screens({
  async 'submission-sending'(page) {
    await letRequestsBe(page, 'held');
    await submit(page);
    await page.getByRole('button', { name: enrolment.submitting }).waitFor();
  },
  async 'submission-sent'(page) {
    await submit(page);
    await form(page).getByRole('link', { name: enrolment.sent.receipt }).waitFor();
  },
  async 'submission-queued'(page) {
    await goWithoutConnection(page);
    await submit(page);
    await form(page).getByText(outbox.arrival.unsent).waitFor();
  },
  'submission-network-error': submitInVain,
  async 'submission-unanswered'(page) {
    await submitInVain(page);
    await page.getByRole('button', { name: 'Confirmation' }).click();
    await page.getByRole('heading', { name: enrolment.review.tried.title }).waitFor();
  },
  'submission-400': (page) => submitAndFail(page, 400),
  'submission-503': (page) => submitAndFail(page, 503),
  async 'submission-held-reopened'(page) {
    await storeRecords(page, heldRecord(1));
    await page.goto('/Inroll/1');
    await page.getByText(enrolment.unfinished.held).waitFor();
  },
  async 'submission-rejected-reopened'(page) {
    await storeRecords(page, rejectedRecord(1));
    await page.goto('/Inroll/1');
    await page.getByText(enrolment.unfinished.rejected).waitFor();
  },
});

export const enrolmentScreens = [...whileFilledIn, ...questions, ...submission];
