import { expect, type Page } from '@playwright/test';
import { goOffline } from './device';
import { details } from './outbox-page';
import { readStored } from './stored';

/** Obviously fictitious values for the 'Personal Info' step. */
export const samplePerson = {
  'First name': 'Sample',
  'Last name': 'Learner',
  Country: 'Japan',
  Phone: '+60 12-000 0000',
  Email: 'sample.learner@example.org',
};

/** Fills in the 'Personal Info' step. */
export async function fillPersonalInfo(page: Page, person: Partial<typeof samplePerson> = {}) {
  for (const [label, text] of Object.entries({ ...samplePerson, ...person })) {
    await page.getByLabel(label).fill(text);
  }
}

/** Opens a course's form and waits until its fields are enabled. */
export async function openForm(page: Page, courseId: number) {
  await page.goto(`/Inroll/${courseId}`);
  await expect(page.getByLabel('First name')).toBeEnabled();
}

/** Opens a course's form, fills in the personal fields and goes to the 'Course Info' step. */
export async function openCourseInfo(
  page: Page,
  courseId: number,
  person: Partial<typeof samplePerson> = {},
) {
  await page.goto(`/Inroll/${courseId}`);
  await fillPersonalInfo(page, person);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Course Info' }).waitFor();
}

/** Opens a course's form and fills it in, ready for 'Submit'. */
export async function fillInRequest(
  page: Page,
  { courseId = 1, person = {} }: { courseId?: number; person?: Partial<typeof samplePerson> } = {},
) {
  await openCourseInfo(page, courseId, person);
  await page.getByRole('radio', { name: '1 Month' }).check();
}

/** Presses 'Submit' and accepts the confirmation. */
export async function submitAndConfirm(page: Page) {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Yes, submit|Submit this one as well)$/ })
    .click();
}

/** The note that the form's draft is saved, with the time. */
export const saved = (page: Page) => page.getByText(/^Saved on this device \d\d:\d\d$/);

/**
 * Waits until the form's draft is saved as it is now. The note alone may still be about an earlier
 * keystroke.
 */
export async function untilSaved(page: Page) {
  const isStored = async () => {
    const typed = Object.entries(await page.evaluate(typedTexts));
    const { records } = await readStored(page);
    return records.some((record) => {
      const { form } = record as { form?: Record<string, string> };
      return form && typed.every(([name, text]) => form[name] === text);
    });
  };
  await expect.poll(isStored).toBe(true);
  await expect(saved(page)).toBeVisible();
}

/** Runs in the page: returns the form's texts by field. */
function typedTexts(): Record<string, string> {
  const inputs = document.querySelectorAll<HTMLInputElement>(
    'input:is([name=firstName], [name=lastName], [name=phone], [name=email], [name=vipHours])',
  );
  return Object.fromEntries([...inputs].map(({ name, value }) => [name, value]));
}

export async function goOfflineInForm(page: Page) {
  await untilSaved(page);
  await goOffline(page);
}

/**
 * Goes offline, submits a request and waits until the banner counts it, because the banner's buttons
 * move the page down.
 */
export async function submitOffline(page: Page) {
  await goOfflineInForm(page);
  await submitAndConfirm(page);
  await expect(details(page)).toBeVisible();
}
