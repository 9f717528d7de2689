import { alerts } from '#words/messages';
import { drafts as arabicDrafts } from '../../src/content/ar/drafts';
import { enrolment as arabic } from '../../src/content/ar/enrolment';
import { expectAccessible, phone } from './support/accessible';
import { fillInRequest, openForm, submitAndConfirm } from './support/enrolment-form';
import { expect, test } from './support/test';

test('a country is found by the names that people use, and its ISO name is sent', async ({
  page,
  rows,
}) => {
  const email = 'sample.country@example.org';
  await page.setViewportSize(phone);
  await openForm(page, 1);
  const country = page.getByLabel('Country');
  const choices = page.getByRole('option');

  await test.step('by an abbreviation, from the keyboard', async () => {
    await country.focus();
    await page.keyboard.type('uk');
    await expect(choices.first()).toHaveText('United Kingdom');
    await expect(choices.first()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(choices).toHaveCount(0);
    await expect(country).toHaveValue('United Kingdom');
  });

  await test.step('by touch', async () => {
    await country.fill('kor');
    await page.getByRole('option', { name: 'South Korea' }).click();
    await expect(country).toHaveValue('South Korea');
    await expect(country).toBeFocused();
  });

  await test.step('no other text is accepted', async () => {
    await country.fill('Atlantis');
    await page.keyboard.press('Tab');
    await expect(country).toHaveAttribute('aria-invalid', 'true');
    await country.fill('Burm');
    await expect(choices).toHaveText(['Myanmar']);
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue('Myanmar');
    await expect(country).not.toHaveAttribute('aria-invalid');
  });

  await test.step('by its own name on a page in another language, and again after a reload', async () => {
    await page.goto('/ar/Inroll/2');
    const field = page.getByLabel(arabic.fields.country.label, { exact: true });
    await field.fill('台灣');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('تايوان');
    await expect(page.getByText(arabicDrafts.saved(''))).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('تايوان');
  });

  await fillInRequest(page, { person: { Country: 'Taiwan', Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(alerts.submitted);
  expect(rows(email)).toMatchObject([{ nation: 'Taiwan, Province of China' }]);
});

test('a mistyped email address is corrected by one tap, or kept', async ({ page }) => {
  const question = page.getByText('Did you mean');
  for (const path of ['/Inroll/3', '/ContactUs']) {
    await page.goto(path);
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('sample@gmial.con');
    await expect(question).toHaveText('Did you mean sample@gmail.com?');
    await page.getByRole('button', { name: 'sample@gmail.com' }).click();
    await expect(email).toHaveValue('sample@gmail.com');
    await expect(email).toBeFocused();
    await expect(question).toBeHidden();
  }
  await page.goto('/Inroll/3');
  await fillInRequest(page, { courseId: 3, person: { Email: 'sample@gmail.co' } });
});
