import type { Page } from '@playwright/test';
import { alerts } from '#words/messages';
import { openForm, samplePerson, submitAndConfirm, untilSaved } from './support/enrolment-form';
import { expect, test } from './support/test';

/** Mimics a page translator, which puts the translated text of each option into new elements. */
const translateOptions = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((select: HTMLSelectElement) => {
    for (const [at, option] of [...select.options].entries()) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(`Terjemahan ${at}`);
      option.replaceChildren(font);
    }
  });

/** Mimics a password manager that fills in a field by script, without focusing it or firing an event. */
const fillByScript = (page: Page, label: string, value: string) =>
  page.getByLabel(label).evaluate((field: HTMLInputElement | HTMLSelectElement, text) => {
    field.value = text;
  }, value);

test('values filled in by a script are submitted even without events, and translated options do not change them', async ({
  page,
  rows,
}) => {
  const email = 'sample.filled@example.org';
  const person = { ...samplePerson, Email: email };
  await openForm(page, 2);
  for (const [label, text] of Object.entries(person)) {
    await fillByScript(page, label, text);
  }
  await test.step('the values are saved in the draft when the visitor leaves the page, and the step is complete', async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await untilSaved(page);
    await page.getByRole('button', { name: 'Confirmation' }).click();
    await expect(page.getByRole('definition').first()).toHaveText('Sample');
    await expect(page.getByRole('button', { name: 'Personal Info (complete)' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Personal Info' }).click();
  });
  await fillByScript(page, 'Country', 'Afghanistan');
  await fillByScript(page, 'Phone', '+60 12-000 0001');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeEmpty();
  await page.getByRole('radio', { name: '6 Months' }).evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
  });
  await translateOptions(page, 'Course type');
  await page.getByLabel('Course type').selectOption('Terjemahan 3');
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(alerts.submitted);
  expect(rows(email)).toMatchObject([
    {
      name: 'Sample Learner',
      mobile: '+60 12-000 0001',
      nation: 'Afghanistan',
      per: '6',
      message: 'Website enrolment: Professional Business English',
    },
  ]);
});
