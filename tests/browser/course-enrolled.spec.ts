import type { Page } from '@playwright/test';
import { prescribedArabic } from '../../src/content/prescribed-arabic';
import type { CourseId } from '../../src/content/course-ids';
import { coursePage } from '#words/course-page';
import type { AcceptedRecord } from '../../src/enrolment/core/record';
import { courseById } from '../../src/site/courses';
import { answeredRecord, storeRecords } from './support/outbox-records';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const enrolButton = (page: Page) => main(page).getByRole('button', { name: coursePage.enrol });
const enrolLinks = (page: Page) => main(page).getByRole('link', { name: coursePage.enrol });
const enrolled = (page: Page) =>
  main(page).getByRole('button', { name: prescribedArabic.enrolled.label });
const receiptLink = (page: Page) => main(page).getByRole('link', { name: coursePage.receipt });
const congratulation = (page: Page) => page.getByText(prescribedArabic.enrolled.congratulation);

/** Stores a receipt with an answer from the academy that says the student is enrolled. */
const saveEnrolment = (page: Page, courseId: CourseId, part: Partial<AcceptedRecord> = {}) =>
  storeRecords(page, answeredRecord(courseId, 'enrolled', part));

test('section 2: after an enrolment, the button says so, and one congratulation appears @all', async ({
  page,
}) => {
  await saveEnrolment(page, 1);
  await page.goto('/course-details/1');
  await expect(congratulation(page)).toBeVisible();
  await expect(page.getByText(coursePage.enrolled.congratulation)).toHaveAttribute('dir', 'ltr');
  await expect(enrolled(page)).toBeDisabled();
  await expect(receiptLink(page)).toBeVisible();
  await expect(enrolButton(page)).toHaveCount(0);
  await expect(enrolLinks(page).last()).toHaveAttribute('href', '/Inroll/1');

  await test.step('another course’s page is not affected', async () => {
    const more = page.getByRole('navigation', { name: coursePage.moreCourses('English') });
    await more.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseById(2).title);
    await expect(enrolButton(page)).toBeEnabled();
    await expect(congratulation(page)).toBeHidden();
  });

  await page.goto('/course-details/1');
  await expect(enrolled(page)).toBeVisible();
  await expect(congratulation(page)).toBeHidden();
});
