import { answerWith, holdRequests } from './support/answers';
import {
  fillInRequest,
  fillPersonalInfo,
  openCourseInfo,
  submitAndConfirm,
} from './support/enrolment-form';
import { expect, test } from './support/test';

const success = 'Enrollment submitted successfully!';

test('section 7: an enrolment arrives with its eight fields', async ({ page, listEnrolments }) => {
  const email = 'sample.fields@example.org';
  await page.goto('/Inroll/8');
  await fillPersonalInfo(page, { Email: email });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: '6 Months' }).check();
  await page.getByRole('switch', { name: 'VIP hours' }).check();
  await page.getByLabel('Number of VIP hours').fill('١٢');
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(success);
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeFocused();
  const rows = (await listEnrolments()).filter((row) => row.email === email);
  expect(rows).toEqual([
    {
      reference: expect.any(String),
      code: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      name: 'Sample Learner',
      mobile: '+60 12-000 0000',
      email,
      nation: 'Japan',
      lang: 'Mandarin',
      per: '6',
      hours: 12,
      message: 'Website enrolment: Professional Business Mandarin (BCT)',
    },
  ]);
  await expect(page.getByText(rows[0]?.reference ?? 'no row')).toBeVisible();
});

test("section 4: Confirmation thanks in Arabic and English, and 'Go to Home' goes home", async ({
  page,
}) => {
  await openCourseInfo(page, 2);
  await page.getByRole('radio', { name: '3 Months' }).check();
  await submitAndConfirm(page);
  const arabic = page.getByText('تم إرسال طلبك بنجاح');
  await expect(arabic).toBeVisible();
  await expect(arabic).toHaveAttribute('lang', 'ar');
  await expect(arabic).toHaveAttribute('dir', 'rtl');
  await expect(
    page.getByText('Your request was sent successfully. You will be contacted soon.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test("section 2: the course's page then shows the 'enrolled' state, and congratulates once", async ({
  page,
}) => {
  await openCourseInfo(page, 7);
  await page.getByRole('radio', { name: '3 Months' }).check();
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(success);
  await page.goto('/course-details/7');
  await expect(page.getByRole('button', { name: 'مسجَّل' })).toBeDisabled();
  await expect(page.getByText('تهانينا')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'مسجَّل' })).toBeDisabled();
  await expect(page.getByText('تهانينا')).toHaveCount(0);
  await page.goto('/course-details/6');
  await expect(page.getByRole('heading', { level: 1, name: 'HSK' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'مسجَّل' })).toHaveCount(0);
});

test("section 4: while sending, the button reads 'Submitting...' and a second press does nothing", async ({
  page,
}) => {
  const release = await holdRequests(page);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await fillInRequest(page);
  await submitAndConfirm(page);
  const button = page.getByRole('button', { name: 'Submitting...' });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Confirmation' }).click();
  await expect(page.getByRole('region', { name: 'Enrolment form' })).toContainText('Submitting...');
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toHaveCount(0);
  release();
  await expect(page.getByRole('alert')).toContainText(success);
  expect(posts).toBe(1);
});

test('section 8: a status is told, the wizard stays, and nothing typed is lost', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of \d{3}/);
  await answerWith(page, 429);
  await fillInRequest(page);
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(
    'Submission failed. Status: 429. Please check your inputs.',
  );
  await expect(page.getByRole('radio', { name: '1 Month' })).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Sample');
});

test('section 4: after a sent request, what is typed next is not sent yet', async ({ page }) => {
  await fillInRequest(page);
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(success);
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await page.getByRole('button', { name: 'Confirmation' }).click();
  await expect(page.getByText('تم إرسال طلبك بنجاح')).toBeVisible();
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await page.getByLabel('First name').fill('Another');
  await page.getByRole('button', { name: 'Confirmation' }).click();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
});
