import type { Page } from '@playwright/test';
import { drafts } from '#words/drafts';
import { enrolment } from '#words/enrolment';
import { outbox } from '#words/outbox';
import { alerts } from '#words/messages';
import { holdRequests, respondInTurn } from '../browser/support/responses';
import { goWithoutConnection, refuseStorage } from '../browser/support/device';
import {
  fillInRequest,
  openCourseInfo,
  openForm,
  submitAndConfirm,
  untilSaved,
} from '../browser/support/enrolment-form';
import { heldRecord, rejectedRecord } from '../browser/support/outbox-records';
import { alert, at, button, heading, press, screens, untilShown } from './screen';

const question = (page: Page) => page.getByRole('alertdialog');

async function submit(page: Page) {
  await fillInRequest(page);
  await submitAndConfirm(page);
}

/** Opens the form of the same course in another tab, once the form in this tab has been saved. */
async function openAgain(page: Page) {
  await untilSaved(page);
  const tab = await page.context().newPage();
  await tab.goto('/Inroll/1');
  return tab;
}

/** The form while it is being filled in. The empty form is in `pages`. */
const whileFilledIn = screens({
  async 'wizard-personal-missing'(page) {
    await openForm(page, 1);
    await press(page, enrolment.continue);
    await untilShown(page, alert(alerts.personalFieldsMissing));
  },
  async 'wizard-course-vip'(page) {
    await fillInRequest(page, { courseId: 4 });
    await page.getByRole('switch', { name: 'VIP hours' }).check();
    await page.getByLabel(enrolment.fields.vipHours.label).fill('12');
    await untilSaved(page);
  },
  async 'wizard-course-missing'(page) {
    await openCourseInfo(page, 1);
    await page.getByRole('radio', { name: 'Mandarin' }).check();
    await press(page, enrolment.submit);
    await untilShown(page, alert(alerts.courseFieldsMissing));
  },
  async 'wizard-review'(page) {
    await fillInRequest(page);
    await press(page, 'Confirmation');
    await untilShown(page, heading(enrolment.review.unsent.title));
  },
  async 'wizard-another-person'(page) {
    await submit(page);
    await press(page, enrolment.another.begin);
    await untilShown(page, enrolment.another.kept);
    await untilSaved(page);
  },
  async 'wizard-not-stored'(page) {
    await refuseStorage(page);
    await openCourseInfo(page, 1);
    await untilShown(page, drafts.unavailable);
  },
  async 'wizard-changed-in-other-tab'(page) {
    await openForm(page, 1);
    await page.getByLabel('First name').fill('Typed here');
    const tab = await openAgain(page);
    await tab.getByLabel('First name').fill('Typed there');
    await untilShown(page, drafts.otherTab.changed);
    await page.bringToFront();
  },
});

const questions = screens(
  {
    async 'wizard-confirm'(page) {
      await fillInRequest(page);
      await press(page, enrolment.submit);
      await untilShown(page, question);
    },
  },
  { inWindow: true },
);

/** The states of a submitted request, as its form shows them. */
const submission = screens(
  {
    async 'submission-sending'(page) {
      await holdRequests(page);
      await submit(page);
      await untilShown(page, button(enrolment.submitting));
    },
    async 'submission-sent'(page) {
      await submit(page);
      await untilShown(page, enrolment.sent.receipt);
    },
    async 'submission-queued'(page) {
      await goWithoutConnection(page);
      await submit(page);
      await untilShown(page, heading(outbox.arrival.unsent));
    },
    async 'submission-network-error'(page) {
      await respondInTurn(page, 'broken');
      await submit(page);
      await untilShown(page, alert(alerts.networkError));
    },
    'submission-held-reopened': at('/Inroll/1', enrolment.unfinished.held, () => [heldRecord(1)]),
    'submission-rejected-reopened': at('/Inroll/1', enrolment.unfinished.rejected, () => [
      rejectedRecord(1),
    ]),
  },
  { console: /Failed to load resource/ },
);

export const enrolmentScreens = [...whileFilledIn, ...questions, ...submission];
