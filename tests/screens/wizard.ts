import type { Page } from '@playwright/test';
import { drafts } from '../../src/content/drafts';
import { enrolment } from '../../src/content/enrolment';
import { alerts } from '../../src/content/messages';
import { refuseStorage } from '../browser/support/device';
import {
  fillInRequest,
  fillPersonalInfo,
  openCourseInfo,
  openForm,
  submitAndConfirm,
} from '../browser/support/enrolment-form';
import type { Screen } from './screen';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const untilSaved = (page: Page) => page.getByText(/^Saved on this device \d\d:\d\d$/).waitFor();
const untilAlerted = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).waitFor();

/** The form while it is filled in; empty, it is a page of its own. */
export const wizard: readonly Screen[] = [
  {
    name: 'wizard-personal-filled',
    alike: true,
    open: async (page) => {
      await openForm(page, 1);
      await fillPersonalInfo(page);
      await untilSaved(page);
    },
  },
  {
    name: 'wizard-personal-missing',
    open: async (page) => {
      await openForm(page, 1);
      await press(page, enrolment.continue);
      await untilAlerted(page, alerts.personalFieldsMissing);
    },
  },
  {
    name: 'wizard-personal-wrong',
    open: async (page) => {
      await openForm(page, 1);
      await fillPersonalInfo(page, { Email: 'sample' });
      await press(page, enrolment.continue);
      await untilAlerted(page, enrolment.correctFields);
    },
  },
  { name: 'wizard-course', alike: true, open: (page) => openCourseInfo(page, 8) },
  {
    name: 'wizard-course-vip',
    open: async (page) => {
      await fillInRequest(page, { courseId: 4 });
      await page.getByRole('switch', { name: 'VIP hours' }).check();
      await page.getByLabel(enrolment.fields.vipHours.label).fill('12');
      await untilSaved(page);
    },
  },
  {
    name: 'wizard-course-missing',
    open: async (page) => {
      await openCourseInfo(page, 1);
      await page.getByRole('radio', { name: 'Mandarin' }).check();
      await press(page, enrolment.submit);
      await untilAlerted(page, alerts.courseFieldsMissing);
    },
  },
  {
    name: 'wizard-confirm',
    inWindow: true,
    open: async (page) => {
      await fillInRequest(page);
      await press(page, enrolment.submit);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'wizard-review',
    open: async (page) => {
      await fillInRequest(page);
      await page.getByRole('button', { name: 'Confirmation' }).click();
      await page.getByRole('heading', { name: enrolment.review.title }).waitFor();
    },
  },
  {
    name: 'wizard-clear',
    inWindow: true,
    open: async (page) => {
      await openCourseInfo(page, 1);
      await press(page, drafts.clear);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'wizard-restored',
    open: async (page) => {
      await fillInRequest(page);
      await untilSaved(page);
      await page.reload();
      await page.getByRole('radio', { name: '1 Month', checked: true }).waitFor();
      await untilSaved(page);
    },
  },
  {
    name: 'wizard-another-person',
    open: async (page) => {
      await fillInRequest(page);
      await submitAndConfirm(page);
      await press(page, enrolment.another.begin);
      await page.getByText(enrolment.another.kept).waitFor();
      await untilSaved(page);
    },
  },
  {
    name: 'wizard-not-stored',
    open: async (page) => {
      await refuseStorage(page);
      await openCourseInfo(page, 1);
      await page.getByText(drafts.unavailable).waitFor();
    },
  },
  {
    name: 'wizard-changed-in-other-tab',
    open: async (page) => {
      await openForm(page, 1);
      await page.getByLabel('First name').fill('Typed here');
      await untilSaved(page);
      const tab = await page.context().newPage();
      await tab.goto('/Inroll/1');
      await tab.getByLabel('First name').fill('Typed there');
      await page.getByText(drafts.otherTab.changed).waitFor();
      await page.bringToFront();
    },
  },
];
