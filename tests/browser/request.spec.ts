import type { Page } from '@playwright/test';
import { outbox } from '#words/outbox';
import { success } from '../faults/support/alert-log';
import { untilNoted } from '../faults/support/device';
import { respondInTurn, holdRequests } from './support/responses';
import {
  fillInRequest,
  fillPersonalInfo,
  openForm,
  submitAndConfirm,
  untilSaved,
} from './support/enrolment-form';
import { expect, test } from './support/test';

const form = (page: Page) => page.getByRole('region', { name: 'Enrolment form' });
const banner = (page: Page) => page.getByRole('region', { name: 'Your enrolment requests' });
const arabic = (page: Page) => page.getByText('تم إرسال طلبك بنجاح');
const received = (page: Page) => page.getByRole('button', { name: 'Request received' });

test('section 7: a request arrives with its eight fields, and the course page shows it as received', async ({
  page,
  rows,
}) => {
  const email = 'sample.fields@example.org';
  await page.goto('/Inroll/8');
  await fillPersonalInfo(page, { Email: email });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: '6 Months' }).check();
  await page.getByRole('switch', { name: 'VIP hours' }).check();
  await page.getByLabel('Number of VIP hours').fill('١٢');
  // The banner does not appear for a request that is sent at once.
  await page.evaluate((text) => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes(text)) Object.assign(globalThis, { seen: true });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, outbox.banner.waiting(1));
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(success);
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeFocused();
  expect(rows(email)).toMatchObject([
    {
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      page_language: 'en',
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
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
  await expect(page.getByText(String(rows(email)[0]?.reference))).toBeVisible();
  expect(await page.evaluate('globalThis.seen')).toBeUndefined();

  await test.step('section 4: the Confirmation step reports success in Arabic and English, and links to the home page', async () => {
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(arabic(page)).toHaveAttribute('lang', 'ar');
    await expect(arabic(page)).toHaveAttribute('dir', 'rtl');
    await expect(
      page.getByText('Your request was sent successfully. You will be contacted soon.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('section 2: the course page shows the request as received, without a congratulation', async () => {
    await page.goto('/course-details/8');
    await expect(received(page)).toBeDisabled();
    await expect(page.getByText('تهانينا')).toBeHidden();
  });

  await test.step('sections 4 and 8: the form is empty, and ‘Confirmation’ shows that nothing was sent', async () => {
    await openForm(page, 8);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await page.getByLabel('First name').fill('Another');
    await page.getByRole('button', { name: 'Confirmation' }).click();
    await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
    await expect(arabic(page)).toHaveCount(0);
  });
});

test("section 4: the button reads 'Submitting...', and visitors who leave see the outcome on the next page", async ({
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
  await expect(form(page)).toContainText('Submitting...');
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/AboutUs');
  await expect(page.getByText('Our Story').first()).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toContainText(success);
  expect(posts).toBe(1);
  await untilNoted(page);

  await test.step('afterwards, the form is empty, without a stale draft', async () => {
    await openForm(page, 1);
    await expect(page.getByText(success)).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0);
  });
});

test("section 8: a rejected request is announced, and neither 'Clear' nor another person's form removes it", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/);
  await respondInTurn(page, 400);
  await fillInRequest(page, { person: { 'First name': 'Refused' } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(
    'Submission failed. Status: 400. Please check your inputs.',
  );
  await expect(page.getByRole('radio', { name: '1 Month' })).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Refused');
  await page.getByLabel('First name').fill('Another');
  await untilSaved(page);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Another');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(banner(page)).toContainText('1 request needs your attention');
  await banner(page).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('main')).toContainText('Refused Learner');
});

test('enrolling another child from the same form leaves the waiting request unchanged', async ({
  page,
  rows,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 503/);
  const email = 'sample.parent@example.org';
  await respondInTurn(page, 503);
  await fillInRequest(page, { person: { 'First name': 'Elder', Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText('sent again automatically');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('First name').fill('Younger');
  await page.getByRole('button', { name: 'Continue' }).click();
  await submitAndConfirm(page);
  await expect(page.getByText(success)).toHaveCount(1);
  await banner(page).getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(success)).toHaveCount(2);
  expect(
    rows(email)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Elder Learner', 'Younger Learner']);
});
